// A model's words made one line of what can be seen.

const LONGEST = 500;

export const tidy = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
