// Words that tell a job's title, a school and a degree from everything else in a CV's entry.

export const titleWord =
  /(?<!\p{L})(?:engineer|developer|programmer|architect|manager|director|officer|analyst|consultant|designer|administrator|assistant|associate|specialist|coordinator|representative|executive|president|vp|head|lead|chief|ceo|cto|cfo|coo|founder|co-founder|partner|intern|internship|trainee|apprentice|teacher|tutor|lecturer|professor|researcher|scientist|nurse|doctor|physician|surgeon|therapist|pharmacist|lawyer|attorney|paralegal|accountant|auditor|bookkeeper|cashier|clerk|receptionist|secretary|technician|mechanic|electrician|operator|driver|chef|cook|waiter|waitress|bartender|barista|server|supervisor|foreman|inspector|editor|writer|journalist|copywriter|translator|photographer|artist|producer|recruiter|buyer|planner|strategist|advisor|adviser|agent|broker|banker|teller|salesman|salesperson|sales|marketing|controller|detective|guard|volunteer|fellow|student|librarian|counselor|social worker|superintendent|foreman|worker|baker|stylist|tester|qa|owner|freelancer?|contractor|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|mitarbeiter(?:in)?|berater(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|kaufmann|kauffrau|assistent(?:in)?|ingénieur|développeur|responsable|chef de projet|stagiaire|directeur|directrice|consultante?|ingeniero|desarrollador|gerente|analista|consultor|asistente|ingegnere|sviluppatore|responsabile|consulente|impiegato|engenheiro|desenvolvedor|assistente)(?!\p{L})/iu;

export const schoolWord =
  /(?<!\p{L})(?:university|college|school|institute|institut|academy|polytechnic|faculty|universität|hochschule|fachhochschule|gymnasium|universite|université|école|lycée|universidad|instituto|escuela|università|politecnico|liceo|universidade|faculdade|universiteit|hogeschool|uniwersytet|politechnika|universitet|mit|ucla|nyu|iit)(?!\p{L})/iu;

const degreeWord =
  /(?<!\p{L})(?:bachelor(?:'?s)?(?: of| in| degree)?|master(?:'?s)?(?: of| in| degree)|doctor(?:ate)? of|doctorate|associate(?:'?s)? (?:of|in|degree)|ph\.?\s?d\.?|m\.?\s?b\.?\s?a\.?|m\.?\s?sc\.?|b\.?\s?sc\.?|b\.?\s?s\.?(?=\s+(?:in|of)|,|$)|m\.?\s?s\.?(?=\s+(?:in|of)|,|$)|b\.?\s?a\.?(?=\s+(?:in|of)|,|$|\s*\()|m\.?\s?a\.?(?=\s+(?:in|of)|,|$)|b\.?\s?eng\.?|m\.?\s?eng\.?|b\.?\s?tech\.?|m\.?\s?tech\.?|b\.?\s?com\.?|ll\.?b\.?|ll\.?m\.?|j\.?d\.?|m\.?d\.?|b\.?ed\.?|diploma|high school diploma|ged|a-levels?|gcse|hnd|certificate in|diplom(?:-\p{L}+)?|staatsexamen|abitur|licence|maîtrise|baccalauréat|licenciatura|licenciado|grado en|máster|laurea|diploma di|licenciatura em|mestrado|magister|licencjat)(?!\p{L})/iu;

export const place =
  /^\p{Lu}[\p{L}.'’ -]{1,28},\s*(?:\p{Lu}{2,3}|\p{Lu}[\p{L} .]{3,25})(?:,\s*\p{Lu}[\p{L} .]{1,25})?$/u;

// Two capitals are a degree only before a subject; alone they may be a state.
const degreeCode =
  /(?<!\p{L})(?:BA|MA|BS|MS|AA|AS|AB)(?=\s+(?:\p{Lu}|in\s|of\s)|\s*\()|(?<!\p{L})(?:BSc|MSc|BEng|MEng|MPhil|DPhil|LLB|LLM|MBA|BBA|BCom|MFA|BFA|MEd|BEd)(?!\p{L})/u;

export const isDegree = (text: string): boolean => degreeWord.test(text) || degreeCode.test(text);
