import type { FaqRows } from './faq-group.ts'

export const eveningQuestions: readonly FaqRows[] = [
  {
    id: 'playing',
    title: 'Playing',
    questions: [
      [
        'how-to-start',
        'How do we start?',
        'Pick a curtain on the [street of games](/), type who is here, tap Play. Then the phone goes round, and it always says whose turn it is. [How it works](/how-it-works) walks you through a whole evening.',
      ],
      [
        'account',
        'Does anybody need an account?',
        'No. Every game and every tool works without one, for the whole table. [An account](/sign-up) keeps what should outlive a phone: coins, stamps, favourites and the packs you publish.',
      ],
      [
        'how-many',
        'How many can play?',
        'Two to twenty in most games; Most likely to wants three on one phone. On your own there is [Meyer](/games/meyer), against bots that lie quite well.',
      ],
      [
        'come-and-go',
        'Can somebody come later, or leave early?',
        'Yes, in every game. Tap the middle of the header, then Players: add a name, or take one out. Who comes late plays from the next prompt or turn on, level with whoever is last; who leaves keeps their score on the end screen, and may come back to it.',
      ],
      [
        'cannot-agree',
        'We cannot agree on a game. What now?',
        '[Mix](/games/mix) deals cards from six games on one pile, for two players or more. Nobody has to win the argument.',
      ],
      [
        'same-prompt',
        'Will the same prompt come twice?',
        'Not while there is anything else. A phone knows its last six tables by their names and remembers what each has seen, over evenings and in rooms: first come new prompts, then those from longest ago, and the last forty at the very end. When a table has seen all, it chooses: the oldest again, another pack, or writing one. None of it leaves the phone.',
      ],
      [
        'not-for-us',
        'What if a prompt is not for us?',
        'Tap “Not for us”, below the prompt. It is swapped for another, it costs nothing, and nobody asks why.',
      ],
      [
        'house-rules',
        'Can we change the rules?',
        'Yes. Every game has house rules at its door: clocks, penalties, votes, whatever tables argue about. The phone keeps them for next time.',
      ],
      [
        'share-house-rules',
        'Can we share our house rules?',
        'Yes. Tap Share these rules, below the house rules of a game, and give them a name: Meyer as in Odense. You get a link and a code to scan. Whoever opens it sees what differs from the usual, and plays by it after a tap, on one phone or in a room of theirs. All of it is in the link: we keep nothing, and it works without a network.',
      ],
      [
        'more-time',
        'The clocks are too fast for one of us. What can we do?',
        'More time, in the menu of a running game, in the house rules and in the settings, makes every clock half as long again or double. In a room the host has it for everybody, and anybody may tap More time for me: then turns are double and shared clocks half as long again for the whole room, nobody skips themselves, and no screen tells for whom. The bomb of Category stays what it is, and the minute in Charades follows only what was chosen in the open: it is the score.',
      ],
      [
        'captions',
        'One of us does not hear the sounds. Is anything missed?',
        'No. Captions, beside Sound in the settings and in any game’s menu, writes every sound as it comes, also on a phone that is silent, and a TV always does, at its foot. No state is told by a colour alone, and everything is played by keyboard, switch or screen reader, too.',
      ],
      [
        'wrong-tap',
        'Somebody tapped the wrong thing. Can we go back?',
        'In most games, with Back, several moves deep; dice that have fallen and votes in secret stay as they are. In Charades you put a wrong tilt right in the list at the end of the turn. In a room the host takes back the last Next, and whoever just said, gave or answered something wrong has five seconds to take it back.',
      ],
      [
        'film',
        'Can we film the Charades?',
        'Yes, on one phone. Before a turn tap “Film it?”: the phone on the forehead then films the actors with its front camera, and a red eye is open while it does. Only the hits are kept, to watch, save or share. They stay in that page’s memory: nothing is sent or stored, and the film is gone when you leave the game or close the page. Every evening it asks anew, so ask whoever is in it, too. It needs https and a browser that can record; in rooms no phone is on a forehead, so there is no film.',
      ],
      [
        'phone-locked',
        'The phone locked, or somebody closed the tab. Is the game gone?',
        'No. Every move is saved on the phone. Open the same page again and the game is where it was, with its clocks stopped.',
      ],
      [
        'big-screen',
        'Can we play on a laptop or a TV?',
        'Yes, in its browser: the words grow with the screen. On a keyboard, arrows and Space play, and Escape leaves; the keys are shown where there are any. That is one device for the whole table. [In a room](/join) everybody has a phone and the TV shows the game: open the address under Put it on a TV, or tap Show on a TV nearby where your browser finds one.',
      ],
      [
        'keep-night',
        'Can we keep the evening?',
        'In a room, yes. Once the host ends the evening, tap Keep the night: an award each, a picture for your phone and a page that only who has the link can read. Your name is on it if you switch it on, and off again whenever you like. The page goes after thirty days, or when whoever kept it takes it down. Nothing of drinks, passes or lines is in it. On one phone, the end of a game has a picture to share.',
      ],
      [
        'fair-dice',
        'Are the coin, the dice and the bottle fair?',
        'Yes. They draw from the random generator that your device uses for its own secrets, not from whatever the swing of the animation looks like. [Fair dice and coins](/articles/fair-dice-and-coins) shows how that is tested. In a room the server draws, once for everybody: tap Coin, dice, bottle between two games, and it lands on every phone and on the TV.',
      ],
    ],
  },
  {
    id: 'offline',
    title: 'Offline',
    questions: [
      [
        'no-network',
        'Does it work without a network?',
        'Yes. Open any page once, with a network, and a moment later the whole house is on the phone: every game, every tool, every article. Close the tab if you like; the address opens in the deepest cellar.',
      ],
      [
        'take-along',
        'Our room has lost its network. What now?',
        'Take it along: after ten seconds the host’s phone offers it, and the room’s menu does at any time. That phone goes on with the whole table, from the last reveal, with the same names and scores, and needs no network. Later its menu says Back to the room: every phone goes on from there. If the room played a round meanwhile, the host chooses which game stays. Nothing that was answered in secret and nobody’s lines go along; prompts about a theme that somebody may leave out wait in the room.',
      ],
      [
        'needs-network',
        'What does need the network?',
        'Signing in, spending coins, dares, premium, the search for packs, and packs by players the first time. The twenty packs you opened last stay on the phone. A page that needs the network says so, and leads to what does not.',
      ],
      [
        'sent-later',
        'I gave feedback in a tunnel. Is it lost?',
        'No. Feedback, likes, plays of packs, finished games and rewards you claim wait on the phone and go out, once and in order, when the network is back.',
      ],
      [
        'app',
        'Is there an app to install?',
        'Not from a store, and you do not need one: this is a web page. If you want it at hand, the foot of [the home page](/) says “Install the app” wherever your browser can do it. On an iPhone it is Share, then Add to Home Screen. It is the same house, in a window of its own.',
      ],
    ],
  },
  {
    id: 'sober',
    title: 'Sober',
    questions: [
      [
        'sober-mode',
        'What does sober mode do?',
        'It rewords every penalty: points instead of sips. Packs about nights out stay in the cupboard. The switch hangs at the top of the house, at every door and in the menu of a running game; in a room the host has it. A table where everybody plays for points is sober by itself.',
      ],
      [
        'sober-guest',
        'One of us does not drink. Does everybody have to switch?',
        'No. Each player chooses points, soft drinks, drinks or sitting one out: on one phone below their name, in a room on their own phone under How I play, at any time. Prices are worded for whoever pays, and nobody is asked why.',
      ],
      [
        'easy-pace',
        'Why does it say “Have a water”?',
        'Because somebody was asked for eight sips in half an hour: then theirs turn into water for a while, on the phone that says so and nowhere else. Now and then there is a water for everybody. It counts what was asked, never what anybody drank, and forgets it after half an hour. Easy pace is a house rule and can be switched off.',
      ],
      [
        'drinking-game',
        'Is this a drinking game?',
        'Only if you make it one. Nothing here rewards drinking: no points, no coins, no stamp, no rank. One stamp is for finishing a game sober.',
      ],
      [
        'adults',
        'Which packs are for adults?',
        'Those marked 18+. They are switched off until somebody at the table switches them on, and so are the packs about drinking. Spice, beside the packs, says how hot prompts may be: at mild the table is fit for grandparents, and nothing hot is dealt until somebody chooses hot and says that everybody is 18.',
      ],
      [
        'too-much',
        'Somebody has had too much. What do we do?',
        'Stop the game. Water, fresh air, company, and a way home that is not behind a wheel. If they cannot be woken, breathe oddly or feel cold, lay them on their side and call the emergency number, 112 in Europe. Then stay.',
      ],
    ],
  },
  {
    id: 'packs',
    title: 'Packs',
    questions: [
      [
        'packs-here',
        'What is a pack?',
        'A set of prompts for one game. Six games have five packs of the house or more, of sixty prompts or more each; one in each game is premium. Choose which are in play at the game’s door.',
      ],
      [
        'own-pack',
        'Can we write our own?',
        'Please do. [The builder](/editor) takes five minutes, and no account to begin: it keeps every keystroke on your phone. You need an account when you publish.',
      ],
      [
        'pack-seen',
        'Who sees my pack?',
        'A draft: you alone. A published pack: whoever has its link or its QR code, without an account, with the author’s name you wrote on it. Strangers find it only if you switch on “Show it in Packs by players”: then it is among [the packs by players](/packs).',
      ],
      [
        'pack-limits',
        'How large may a pack be?',
        'Up to 500 prompts of 500 characters each. Three packs of yours may be published at a time, drafts without end; with Premium there is no such limit.',
      ],
      [
        'pack-change',
        'Can I change or withdraw a pack later?',
        'Any time, under [your packs](/editor): edit it, turn it back into a draft, or delete it. Phones that opened it before may keep the copy they have, so that an evening is not cut short.',
      ],
      [
        'pack-owner',
        'Whose pack is it?',
        'Yours. Publishing lets the house show it and lets people play it, nothing more. [The terms](/info/terms-of-service#packs) say it in full.',
      ],
      [
        'pack-report',
        'A pack is nasty. What can I do?',
        'Tap Report at its door and say what is wrong; no account needed. Five reports hide a pack until whoever runs this house has looked at it.',
      ],
    ],
  },
]
