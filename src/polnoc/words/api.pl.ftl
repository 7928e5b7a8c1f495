# Strona o stole jako danych.

api-title = Dla programów
api-how = Każdy stół odpowiada danymi pod własnym adresem, jeśli zapytanie zawiera „Accept: application/json”. Zachowaj ciasteczka: dzięki nim miejsca są twoje.
api-refusals = Co znaczy odmowa
