import type { Topic } from '#domain/prompts/tags.ts'

/** Words that never stand in a prompt without its topic. */
const words: Readonly<Record<Topic, RegExp>> = {
  touch: /\b(kiss\w*|hugs?|hugged|snogs?|massag\w+|lap dance|sex|foreplay|condoms?|threesome)\b/i,
  exes: /\b(ex|exes|ex’s|break[- ]ups?|break up|broke up|old flame)\b/i,
  phone:
    /\b(phones?|texts?|texted|texting|sexts?|sexting|messages?|selfies?|voice notes?|voicemail|group chats?|emojis?|contact name|dating apps?)\b/i,
  bodies: /\b(naked|nude|nudist|underwear|bra|striptease|tattoo\w*|tan line|skinny-dipping)\b/i,
  family:
    /\b(mums?|dads?|mothers?|fathers?|parents?|sisters?|brothers?|aunts?|aunties?|uncles?|cousins?|grans?|nans?|grandparents?|family|relatives?|in-laws)\b/i,
  money: /\b(money|bank|salary|cash|debts?|taxes|currenc\w+|haggle|kitty|fees?|the bill)\b/i,
  work: /\b(boss|office|colleagues?|job interview|job reference|cv|intern|at work|to work|work (call|calendar|chat))\b/i,
  drink:
    /\b(pubs?|beers?|wines?|cocktails?|hangovers?|hungover|whisky|pints?|bartenders?|last orders|closing time)\b|\{sips\}/i,
}

/** These only sound like it. */
const harmless = /\b(post office|work the door|error message|commit message)\b/gi

export function obviousTopics(text: string): Topic[] {
  const read = text.replace(harmless, '')
  return (Object.keys(words) as Topic[]).filter((topic) => words[topic].test(read))
}
