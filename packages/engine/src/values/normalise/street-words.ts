// Words that tell a street, a dwelling or a post box in the languages of the addresses we meet.

// As separate words.
const streets =
  `street st str avenue ave av road rd boulevard blvd lane ln drive dr way court ct square sq place pl terrace ter parkway
pkwy highway hwy turnpike tpke circle cir trail trl crescent cres close gardens gdns mews row alley plaza plz loop path pike run walk quay
wharf grove green hill hills heights park view ridge point bend crossing expressway freeway route rte county
rue chemin allee impasse quai cours calle avenida avda carrer paseo camino via viale piazza corso largo rua travessa praca alameda
strada ulica ul aleja al plac os straat laan weg plein gracht kade strasse straße platz gasse allee ring damm ufer
nagar marg colony sector phase jalan jln lorong persiaran taman soi cadde sokak utca vej gade gata vagen katu tie`.split(
    /\s+/,
  );

// At the end of a longer word: Hauptstraße, Keizersgracht, Kungsgatan.
const endings =
  'strasse|straße|str\\.|weg|platz|gasse|allee|damm|ring|straat|laan|plein|gracht|kade|gatan|vägen|vagen|vej|gade|katu|tie|utca';

const units =
  'apt|apartment|suite|ste|unit|floor|flr?|flat|room|rm|block|blk|building|bldg|tower|level|lot|plot|house|wing|door|shop|office|villa|bungalow|stall|pmb|#';
const boxes =
  'p\\.?\\s?o\\.?\\s?box|post office box|postfach|apartado|boite postale|bp|casilla|locked bag|private bag|gpo box';

export const streetWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${streets.join('|')})(?![\\p{L}\\d'’])|\\p{L}{3,}(?:${endings})(?!\\p{L})`,
  'iu',
);
export const unitStart = new RegExp(`^(?:${units})(?!\\p{L})\\.?\\s*#?\\s*[\\p{L}\\d-]{1,6}(?!\\p{L})|^#\\s?\\d`, 'iu');
export const postBox = new RegExp(`^(?:${boxes})\\s*[\\d#:]`, 'iu');
