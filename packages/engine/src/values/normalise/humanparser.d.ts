// The part of humanparser that we call; the package brings no types.
declare module 'humanparser' {
  export interface ParsedName {
    readonly salutation?: string;
    readonly firstName?: string;
    readonly middleName?: string;
    readonly lastName?: string;
    readonly suffix?: string;
  }
  export function parseName(
    name: string,
    options?: { readonly extraSuffixes?: readonly string[]; readonly ignoreSuffix?: readonly string[] },
  ): ParsedName;
}
