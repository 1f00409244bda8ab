// Prints the words of Latin Europe as JSON, for `ocr_networks.draw_lines`: `node training/letters/list-words.ts > FILE`.
import { listWords } from './words.ts';

console.log(JSON.stringify(listWords()));
