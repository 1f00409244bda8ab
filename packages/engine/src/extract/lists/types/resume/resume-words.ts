// Words that tell a school, a degree and a place from everything else in a CV's entry.

export const schoolWord =
  /(?<!\p{L})(?:university|college|school|institute|institut|academy|polytechnic|faculty|universität|hochschule|fachhochschule|gymnasium|universite|université|école|lycée|universidad|instituto|escuela|università|politecnico|liceo|universidade|faculdade|universiteit|hogeschool|uniwersytet|politechnika|universitet|mit|ucla|nyu|iit)(?!\p{L})/iu;

const degreeWord =
  /(?<!\p{L})(?:bachelor(?:'?s)?(?: of| in| degree)?|master(?:'?s)?(?: of| in| degree)|doctor(?:ate)? of|doctorate|associate(?:'?s)? (?:of|in|degree)|ph\.?\s?d\.?|m\.?\s?b\.?\s?a\.?|m\.?\s?sc\.?|b\.?\s?sc\.?|b\.?\s?s\.?(?=\s+(?:in|of)|,|$)|m\.?\s?s\.?(?=\s+(?:in|of)|,|$)|b\.?\s?a\.?(?=\s+(?:in|of)|,|$|\s*\()|m\.?\s?a\.?(?=\s+(?:in|of)|,|$|\s*\()|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|b\.?\s?com\.?|ll\.?b\.?|ll\.?m\.?|j\.?d\.?|m\.?d\.?|b\.?ed\.?|diploma|high school diploma|ged|a-levels?|gcse|hnd|certificate in|diplom(?:-\p{L}+)?|staatsexamen|abitur|licence|maîtrise|baccalauréat|licenciatura|licenciado|grado en|máster|laurea|diploma di|licenciatura em|mestrado|bacharel(?:ado)?|tecnólogo|técnico em|magister|licencjat)(?!\p{L})/iu;

export const place =
  /^\p{Lu}[\p{L}.'’ -]{1,28},\s*(?!(?:Inc|LLC|Ltd|Corp|GmbH|PLC|LLP)\b)(?:\p{Lu}{2,3}|\p{Lu}[\p{L} .]{3,25})(?:,\s*\p{Lu}[\p{L} .]{1,25})?$/u;

// Two capitals are a degree only before a subject; alone they may be a state.
const degreeCode =
  /(?<!\p{L})(?:BA|MA|BS|MS|AA|AS|AB)(?=\s+(?:\p{Lu}|in\s|of\s)|\s*\()|(?<!\p{L})Master(?=\s+\p{Lu})|(?<!\p{L})B\.\s?E\.(?!\p{L})|(?<!\p{L})M\.\s?E\.(?!\p{L})|(?<!\p{L})(?:Graduad[oa]|Licenciad[oa]|Diplomad[oa]|Máster Universitario|Ingenier[oa])(?=\s+(?:en\s+)?\p{Lu})|(?<!\p{L})(?:BSc|MSc|BEng|MEng|MPhil|DPhil|LLB|LLM|MBA|BBA|BCom|MFA|BFA|MEd|BEd)(?!\p{L})/u;

export const isDegree = (text: string): boolean => degreeWord.test(text) || degreeCode.test(text);
