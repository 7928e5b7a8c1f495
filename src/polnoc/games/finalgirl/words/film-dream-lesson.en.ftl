# The lesson about sleeping and waking.

lesson-dream = Awake and asleep
lesson-dream-about = Dr Dreszcz on Maple Lane: shut houses, falling asleep, the endless stairs, waking up.

lesson-dream-shut =
    This is **Maple Lane**. Nearly everybody is indoors, and a house with people in it is **shut** to you (the padlock): there are four in the Blue House next to you, but you cannot simply walk in. You need the card “Persuade”, and that is in the market.

    For now, end the action phase.
lesson-dream-shut-right = Time to go shopping.
lesson-dream-shut-wrong = That can wait. End the action phase, so that you can buy “Persuade”.

lesson-dream-buy =
    The killer, **Dr Dreszcz**, comes only in dreams. While you are **awake** he cannot attack you, and you cannot attack him. Victims he can kill at any time.

    Buy “Persuade”.
lesson-dream-buy-right = The doctor went for the victims, and the card raised horror. He did not touch you: you are awake.
lesson-dream-buy-wrong = “Persuade” first.

lesson-dream-knock =
    Knock: play “Persuade”. With a success they let you in.
lesson-dream-knock-right = They let you in. Once inside you lead people out as usual, and an empty house is open to everybody.
lesson-dream-knock-wrong = The door first. Play “Persuade”.

lesson-dream-lie-down =
    Only his death wins, and he can be hurt only while you are **asleep**. You can fall asleep once an action phase, for 3 time. In a real game you will do it right beside him, with a weapon and attack cards. Today, just try it.

    Fall asleep.
lesson-dream-lie-down-right = **You are asleep.** Now he can attack you, and you can attack him. Victims do not follow you, and nobody can be rescued.
lesson-dream-lie-down-wrong = Not yet. Fall asleep first.

lesson-dream-stairs =
    While you sleep, a card of the “Endless Stairs” is resolved at the end of every killer phase. Some are bad and some are good. Finish buying and see.
lesson-dream-stairs-right = When you sleep the doctor looks for you, not for victims. And on the stairs there were only whispers: horror rose by 1.
lesson-dream-stairs-wrong = The stairs will not wait. Finish buying.

lesson-dream-wake =
    Enough sleep. “Pinch yourself”: for 2 time you make a horror roll, and a success wakes you. A failure raises horror.
lesson-dream-wake-right = **You are awake.** That is how this film is played: awake you gather weapons and rescue people, and you lie down beside him when you can strike several times in a row. Once the finale is revealed there is hardly any waking.
lesson-dream-wake-wrong = Wake up first.
