// The letters beyond A to Z that the languages of Latin Europe write.

const small = 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþāăąćċčďđēėęěğġģħīįķľļłńņňőœřśşšťţūůűųŵŷźżžșț';
const capitals = `${small.toUpperCase()}İ`;

export const letters: readonly string[] = [...small, 'ß', 'ı', 'ÿ', ...capitals];
