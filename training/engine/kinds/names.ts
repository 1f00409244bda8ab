// Names of people, places and companies, by language, so that no single name becomes a sign of anything.

const list = (text: string): string[] => text.split(' ').map((word) => word.replaceAll('_', ' '));

export interface Names {
  readonly given: readonly string[];
  readonly surname: readonly string[];
  readonly city: readonly string[];
  readonly street: readonly string[];
  readonly months: readonly string[];
}

const english: Names = {
  given: list(
    'James Mary Robert Linda Thandi Omar Grace Noah Chloe Ravi Priya Wei Mateo Aisha Liam Emma Peter Hannah Daniel Ruth Samuel Zoe Victor Amara Kenji Ingrid Carlos Fatima',
  ),
  surname: list(
    "Smith Johnson Okafor Patel Nguyen Brown Garcia Lee Walker Vale Quarry Mokoena Singh Chen Kumar Taylor Evans Murphy Kowalski Ali Hughes Baker Reed O'Brien Foster Delgado Iyer Tan",
  ),
  city: list(
    'Springfield Dayton Riverton Oakdale Portland Leeds Swansea Bristol Auckland Toronto Mumbai Pune Nairobi Lagos Cape_Town Singapore Dublin Perth Boston Denver Austin Tampa Reading Salem',
  ),
  street: list(
    'Main_Street Oak_Avenue Mill_Road Foundry_Street High_Street Park_Lane Elm_Drive Harbour_View Market_Street Church_Road Sandstone_Ave Lake_Blvd MG_Road Queen_Street Maple_Court Station_Road',
  ),
  months: list('January February March April May June July August September October November December'),
};

const byLanguage: Readonly<Record<string, Names>> = {
  en: english,
  de: {
    given: list('Anna Lukas Sabine Jürgen Mia Felix Ursula Thomas Katharina Stefan Lena Uwe Monika Jonas'),
    surname: list('Müller Schmidt Weber Wagner Becker Hofmann Schäfer Krüger Lehmann Vogt Brandt Huber Gruber Keller'),
    city: list('Berlin Hamburg München Köln Leipzig Kassel Bremen Wien Graz Zürich Bern Freiburg Ulm Dresden'),
    street: list('Hauptstraße Bahnhofstr. Lindenweg Gartenstraße Schulgasse Am_Markt Ringstraße Kirchplatz Rosenweg'),
    months: list('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  },
  fr: {
    given: list('Marie Jean Camille Louis Chloé Pierre Sophie Nicolas Amélie Hugo Fatou Julien Élise Karim'),
    surname: list(
      'Martin Bernard Dubois Lefèvre Moreau Girard Fontaine Mercier Leroy Benali Rousseau Chevalier Diallo',
    ),
    city: list('Paris Lyon Marseille Lille Nantes Toulouse Bordeaux Rennes Genève Bruxelles Liège Dijon Nice Tours'),
    street: list(
      'rue_de_la_Paix avenue_Victor_Hugo chemin_des_Vignes place_du_Marché boulevard_Voltaire rue_du_Moulin impasse_des_Lilas',
    ),
    months: list('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  },
  es: {
    given: list('María José Carmen Luis Lucía Javier Sofía Diego Valentina Andrés Elena Pablo Rosa Martín'),
    surname: list(
      'García Rodríguez López Martínez Sánchez Pérez Gómez Vásquez Herrera Castro Rojas Ortega Silva Núñez',
    ),
    city: list('Madrid Barcelona Sevilla Valencia Bogotá Lima Quito Monterrey Guadalajara Santiago Montevideo Rosario'),
    street: list('Calle_Mayor Av._de_la_Constitución Calle_del_Sol Carrera_7 Paseo_del_Prado Av._Reforma Plaza_Nueva'),
    months: list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  },
  it: {
    given: list('Giulia Marco Francesca Luca Elena Alessandro Chiara Paolo Sara Matteo Teresa Davide'),
    surname: list('Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Conti Bruno'),
    city: list('Roma Milano Napoli Torino Bologna Firenze Padova Verona Bari Palermo Genova'),
    street: list('Via_Roma Corso_Garibaldi Piazza_Dante Via_dei_Mille Viale_Europa Via_Verdi'),
    months: list('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  },
  pt: {
    given: list('João Maria Ana Pedro Beatriz Tiago Inês Rafael Camila Gustavo Joana Bruno'),
    surname: list('Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Almeida Carvalho Teixeira Souza Moreira'),
    city: list('Lisboa Porto Coimbra Braga Faro Recife Curitiba Campinas Belo_Horizonte Salvador'),
    street: list('Rua_das_Flores Avenida_da_Liberdade Rua_Augusta Travessa_do_Carmo Rua_XV_de_Novembro Largo_da_Sé'),
    months: list('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  },
  pl: {
    given: list('Anna Jan Katarzyna Piotr Agnieszka Tomasz Ivana Marko Eva Lars Sanne Anders Mehmet Ioana'),
    surname: list(
      'Kowalska Nowak Wiśniewski Zielińska Horvat Novák Jansen de_Vries Larsen Nagy Popescu Yılmaz Virtanen',
    ),
    city: list('Warszawa Kraków Zagreb Praha Utrecht Rotterdam Stockholm Oslo Budapest București Ankara Helsinki'),
    street: list('ul._Długa ul._Polna Ilica Dorpsstraat Kerkstraat Storgatan Bulevardul_Unirii Kossuth_utca'),
    months: list('stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'),
  },
};

/** By the language of a tag such as `en-US`. */
export function getNames(tag: string): Names {
  return byLanguage[tag.slice(0, 2)] ?? english;
}

export const companyWords = list(
  'Ravenwood Blue_Mesa Contoso Northgate Harbour Acme Silverline Orchard Pinnacle Globex Cedar Summit Lumen Vertex Atlas Bright Falcon Kestrel Aurora Granite Meridian Nova Tandem Willow',
);
export const companyTrades = list(
  'Optics Foods Logistics Software Design Repair Trading Studios Hardware Systems Veterinary_Clinic Consulting Textiles Energy Media Plumbing Labs Motors Travel Foundry',
);
export const roles = list(
  'Accountant Software_Engineer Sales_Manager Nurse Teacher Designer Driver Analyst Chef Electrician Data_Scientist Project_Manager Cashier Technician Product_Manager Receptionist Warehouse_Operative Librarian Engineer Consultant',
);
export const courses = list(
  'Calculus Organic_Chemistry World_History Microeconomics Linear_Algebra English_Composition Data_Structures Psychology Statistics Philosophy Marketing Anatomy Public_Law Art_History Machine_Learning Physics_Lab Sociology Accounting Nursing Computer_Science',
);
export const countries = list(
  'France India Brazil Kenya Japan Canada Poland Mexico Nigeria Spain Australia Vietnam Turkey Ireland Jamaica Utopia Iceland Peru',
);
export const states = list(
  'California Texas Washington Ohio Massachusetts Florida Nevada Oregon Colorado New_York Georgia Illinois Maryland Arizona West_Virginia Minnesota',
);
export const cars = list(
  'Toyota Corolla Ford_Focus Honda_Civic VW_Golf BMW_320d Renault_Clio Fiat_500 Audi_A4 Tesla_Model_3 HONDA CHEV NISSAN',
);
