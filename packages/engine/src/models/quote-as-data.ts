// Marks what is data in a prompt, so that nothing in it can pretend to end.

/** Tag characters and other invisible writing carry what no reader of the page can see; they are left out. */
export function quoteAsData(text: string): string {
  const visible = text.replace(/[\p{Cf}--[\u00ad\u200c\u200d]]|[\p{Cc}--[\t\n]]/gv, '');
  return `<data>\n${visible.replace(/<(\/?)data>/gi, '($1data)')}\n</data>`;
}
