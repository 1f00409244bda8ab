// Words of the languages that Latin Europe writes: names, places and captions that nobody drew a paper with.
import { readFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';

const keys = [
  'cs_CZ', 'cy', 'da', 'de', 'de_AT', 'de_CH', 'es', 'es_MX', 'fi', 'fr', 'fr_BE', 'fr_CH', 'hr', 'hu', 'it', 'lv', 'nb_NO', 'nl',
  'pl', 'pt_BR', 'pt_PT', 'ro', 'ro_MD', 'sk', 'sl_SI', 'sr_RS_latin', 'sv', 'tr', 'az', 'en_GB', 'en_US',
] as const; // biome-ignore format: a list

/** Languages without lists of their own. */
const others = `
  Õun Jõgi Põldmäe Lõhmus Kõiv Mägi Pärnu Võru Jõhvi Põlva Ülo Rõõm Tõnu sünniaeg eesnimi perekonnanimi kehtib
  Kęstutis Žemaitis Jurgėnas Šiauliai Panevėžys Marijampolė Mažeikiai Ūkmergė Dainė Rūta Gražina Ąžuolas Įsruta gimimo vardas pavardė lytis išdavimo
  Þórður Sigurðsson Guðrún Jónsdóttir Ísafjörður Akureyri Hafnarfjörður Vík Þórshöfn Æsa Östlund fæðingardagur kennitala heimilisfang
  Żejtun Għarghur Ħamrun Birżebbuġa Ċensu Ġorġ Żabbar Siġġiewi isem kunjom
  Ștefan Țepeș București Timișoara Brăila Târgoviște Mureș Constanța Bistrița Pitești Vâlcea Șerban Țiriac Înălțime județul născut vârsta sănătate
  Lefèvre Goncalvès Noël Anaïs Zoë Maïté Œuvrard Cœur sœur œuvre Élodie Çelik Français reçu Île Hôtel Benoît Jérôme Août Forêt Crête Château
  Muñoz Núñez Peña Ibáñez Niño AÑO España Güell Çağlar Şahin Yıldız Öztürk Gökçe İzmir Işık Ağaoğlu doğum yılı
  Göteborg Malmö Ærø Tromsø Ålesund Århus Hässleholm Växjö Kjær Bjørnson Løvås fødselsdato personnummer Straße Weiß Größe Jäger Köln Düsseldorf
  João São Conceição Guimarães Magalhães Simões Avô Português Endereço Órgão Cônjuge Município Nação
`;

/** Words of three to fourteen letters, each once. */
export function listWords(): string[] {
  const found = new Set<string>();
  const take = (text: string) => {
    if (!text.includes('{{')) for (const [word] of text.matchAll(/\p{Script=Latin}{3,14}/gu)) found.add(word);
  };
  for (const key of keys) {
    const { person, location, date } = allLocales[key];
    for (const part of [person, location, date]) visit(part, take);
  }
  take(
    readFileSync(new URL('../press/captions/by-language.txt', import.meta.url), 'utf8').replaceAll(/^\w+ \|/gmu, ''),
  );
  take(others);
  return [...found].sort();
}

function visit(value: unknown, take: (text: string) => void): void {
  if (typeof value === 'string') take(value.normalize('NFC'));
  else if (typeof value === 'object' && value) for (const inner of Object.values(value)) visit(inner, take);
}
