// Signs of letters, contracts, school papers, insurance papers, company papers and forms.
import type { TypeSigns } from '../type-signs.ts';

export const letterSigns: readonly TypeSigns[] = [
  {
    type: 'employment_letter',
    title:
      'verification of employment | employment verification | request for verification of employment | employment verification letter | certificate of employment | employment certificate | letter of employment | proof of employment | confirmation of employment | employment confirmation | employment letter | attestation d’emploi | attestation employeur | attestation de travail | certificat de travail | arbeitsbescheinigung | arbeitgeberbescheinigung | beschäftigungsnachweis | arbeitszeugnis | constancia laboral | constancia de trabajo | certificado laboral | certificado de trabajo | certificado de empresa | attestato di lavoro | certificato di lavoro | declaração de trabalho | declaração de vínculo | werkgeversverklaring | zaświadczenie o zatrudnieniu | experience certificate | service certificate | experience letter | experience cum relieving letter | relieving letter | certificate of service | to whom it may concern | to whomsoever it may concern | to whom so ever it may concern',
    strong:
      'verification of employment | is currently employed | is employed | has been employed | has been working | is working | employed with us | employed by | currently works | has worked | was employed | full-time employee | permanent employee | permanent contract | annual salary | gross annual salary | position of | this letter is to confirm | this is to certify that | confirm the employment | date of employment | present position | current gross base pay | probability of continued employment | signature of employer | employment status | est employé | est salarié | en qualité de | contrat à durée indéterminée | est employée | beschäftigt | unbefristet | presta sus servicios | trabaja en | lavora presso | heeft in dienst | employment since | base salary | monthly salary | has been an employee | has worked with | worked with us | working with us | was working with us | was associated with us | during his tenure | during her tenure | during the tenure | future endeavours | future endeavors | his conduct | her conduct | relieved from | leaving the organisation | on his own accord | on her own accord | last working day',
    usual:
      'employer | employee | employment | position | salary | human resources | hr manager | hr department | to whom it may concern | sincerely | start date | title | company | please contact',
    against:
      'we are pleased to offer | offer of employment | recommend | landlord | tenant | application for employment | net pay | invoice | resume | references available',
  },
  {
    type: 'offer_letter',
    title:
      'offer of employment | employment offer | job offer | offer letter | letter of offer | conditional offer of employment | employment offer letter | promesse d’embauche | lettre d’embauche | offre d’emploi | stellenangebot | oferta de empleo | carta oferta | oferta laboral | lettera di assunzione | proposta di assunzione | proposta de emprego | carta-oferta | arbeidsaanbod | letter of appointment | appointment letter',
    strong:
      'we are pleased to offer you | pleased to offer you | delighted to offer you | excited to offer you | pleased to extend | offer you the position | offer of employment | this offer | accept this offer | contingent upon | at-will | at will | start date | your start date | base salary | sign-on bonus | signing bonus | equity | stock options | reporting to | report to | benefits package | background check | offer expires | acceptance of offer | i accept | please sign and return | annual base salary | probationary period | joining date | we look forward to welcoming you | offer you a | excited to offer | is pleased to offer | congratulations | you will earn | would like you to start | offer is contingent | contingent on | nous avons le plaisir | nos complace ofrecerle | freuen wir uns',
    usual:
      'position | salary | dear | benefits | vacation | employment | sincerely | compensation | bonus | paid time off | health insurance | signature | date',
    against: 'has been employed | recommend | tenant | application form | admission | university offer',
  },
  {
    type: 'resume',
    title:
      'resume | résumé | curriculum vitae | cv | lebenslauf | currículum | curriculum | currículo | hoja de vida | curriculum vitae europass | europass | życiorys | riwayat hidup',
    strong:
      'work experience | professional experience | employment history | experience | education | skills | objective | career objective | professional summary | summary | profile | references available upon request | certifications | languages | hobbies | interests | achievements | awards | projects | core competencies | technical skills | previous jobs | strengths | expérience professionnelle | formation | compétences | langues | berufserfahrung | ausbildung | kenntnisse | sprachen | experiencia laboral | experiencia profesional | formación | habilidades | idiomas | esperienza lavorativa | istruzione e formazione | competenze | lingue | experiência profissional | formação | werkervaring | opleiding | volunteer experience | publications | linkedin | key skills | qualifications | personal statement | about me | contact',
    usual:
      'present | university | managed | developed | responsible for | email | phone | led | team | bachelor | master | gpa | designed | intern | manager | engineer | assistant | created | improved | references',
    against:
      'application for employment | employment application | dear | sincerely | signature of applicant | transcript | invoice | tenant | please complete | official use only | net pay | i recommend',
  },
  {
    type: 'transcript',
    title:
      'transcript | official transcript | unofficial transcript | academic transcript | transcript of records | academic record | official academic record | relevé de notes | bulletin de notes | notenspiegel | leistungsübersicht | leistungsnachweis | notenübersicht | expediente académico | certificado de notas | certificación académica | historial académico | certificato degli esami | carriera studente | histórico escolar | certificado de habilitações | cijferlijst | suplement do dyplomu | report card | grade report | statement of marks | marksheet | statement of results | statement of grades | diploma supplement | student record',
    strong:
      'gpa | cumulative gpa | grade points | credits earned | credit hours | course title | course code | course | semester | term | fall | spring | quality points | credits | grade | attempted | earned | registrar | ects | crédits | moyenne | note | notes | leistungspunkte | asignatura | créditos | calificación | esame | cfu | voto | student id | degree awarded | dean’s list | marks | marks obtained | academic year | class rank | good standing | transfer credits | units | matrikelnummer',
    usual:
      'student | university | college | major | degree | date of birth | program | summer | total | hours | grading | school | faculty | level',
    against: 'work experience | invoice | listening | application form | account balance | net pay',
  },
  {
    type: 'diploma',
    title:
      'diploma | diplôme | degree certificate | urkunde | bachelorurkunde | masterurkunde | diplomurkunde | diploma di laurea | laurea | título universitario | título de | título oficial | licenciatura | certificate of completion | high school diploma | graduation certificate | baccalauréat | abiturzeugnis | zeugnis der allgemeinen hochschulreife | getuigschrift | dyplom | bachelor of science | bachelor of arts | master of science | master of arts | doctor of philosophy | bachelor of engineering | ijazah | degree of bachelor | provisional certificate',
    strong:
      'has conferred upon | have conferred upon | hereby confers | confer upon | conferred upon | the degree of | with all the rights | rights, privileges | privileges and honors | privileges thereunto | in witness whereof | in testimony whereof | hereunto | upon the recommendation of the faculty | on the recommendation of | board of trustees | board of regents | chancellor | having satisfactorily completed | has satisfactorily completed | having fulfilled all the requirements | has fulfilled | is hereby awarded | be it known that | know all men | magna cum laude | summa cum laude | cum laude | with honours | with distinction | verleiht | akademischen grad | a obtenu | décerne | confère | ha superado | se expide el presente título | expide el presente título | el rector de la universidad | ha superado los estudios | graduado en | licenciado en | título de graduado | in nome della legge | vu le procès-verbal | est décerné |  conferisce | ha conseguito | dottore | rector | second class honours | first class honours | dean',
    usual:
      'university | president | degree | college | bachelor | master | faculty | seal | this day of | certify | awarded | science | arts',
    against: 'gpa | credits | course title | skills | experience | semester | dear | listening',
  },
  {
    type: 'language_test',
    title:
      'ielts | toefl | toefl ibt | test report form | pte academic | pearson test of english | cambridge english | toeic | duolingo english test | delf | dalf | tcf | testdaf | goethe-zertifikat | telc | dele | siele | celi | cils | celpip | hsk | jlpt | oet | statement of results | score report | test taker score report | c1 advanced | b2 first | c2 proficiency | trinity | language proficiency certificate | sprachzertifikat | certificat de langue | topik | cpe | ielts indicator',
    strong:
      'overall band score | band score | overall score | listening | reading | writing | speaking | cefr level | cefr | test report form number | test date | test taker | candidate number | test centre | test center | centre number | scheme code | total score | my best scores | lesen | hören | schreiben | sprechen | compréhension orale | compréhension écrite | production écrite | production orale | first language | score | english language | language proficiency | academic | general training | appointment number | overall',
    usual:
      'candidate | test | score | level | date of birth | nationality | first language | country | certificate | english | scale | validation stamp',
    against: 'experience | skills | credits | semester | invoice | account',
  },
  {
    type: 'recommendation_letter',
    title:
      'letter of recommendation | recommendation letter | letter of reference | reference letter | recommendation | academic recommendation | lettre de recommandation | empfehlungsschreiben | carta de recomendación | lettera di referenze | lettera di raccomandazione | carta de recomendação | aanbevelingsbrief | list polecający | teacher recommendation | landlord reference letter | character reference | employment reference | reference for',
    strong:
      'pleasure to recommend | i recommend | highly recommend | strongly recommend | recommend her | recommend him | recommend them | without reservation | without hesitation | i have known | have had the pleasure | it is my pleasure | my recommendation | wholehearted | enthusiastically | strongest recommendation | outstanding student | exceptional | je recommande | wärmstens empfehlen | recomiendo | raccomando | recomendo | in my class | in strong support of | strong support of | i write in support of | application to your | i rank | in the top five percent | in the top ten percent | have supervised | have taught | i am writing to recommend | i am pleased to recommend | write this letter of recommendation | in support of | admission to | valuable asset | i have supervised | hesitation in recommending | pleasure in recommending | happy to recommend | recommending her | recommending him | recommending them | have known | in my capacity as',
    usual:
      'dear | sincerely | student | professor | department | to whom it may concern | university | work ethic | colleague | letter | please feel free to contact | candidate | skills',
    against: 'salary | offer you | annual | tenant shall | gpa | invoice | account',
  },
  {
    type: 'letter',
    title:
      'notice | cover letter | letter | memorandum | invitation letter | letter of invitation | letter of intent | statement of purpose | personal statement | motivation letter',
    strong:
      'dear | dear sir or madam | dear sir | dear madam | sehr geehrte damen und herren | sincerely | yours faithfully | i am writing to | i would like to | hiermit | yours sincerely | yours truly | best regards | kind regards | to whom it may concern | cordialement | veuillez agréer | madame, monsieur | sehr geehrte | mit freundlichen grüßen | estimado | estimada | atentamente | egregio | distinti saluti | prezado | atenciosamente | geachte | met vriendelijke groet | szanowni | respectfully | re: | subject: | i should like to | i look forward to hearing from you | look forward to your reply | apply for the post | apply for the position | which you advertised',
    usual:
      'enclosed | attached | please | regards | i am writing | we are writing | thank you | letter | signature | hereby',
    against: 'invoice number | landlord and tenant agree | net pay | opening balance',
  },
  {
    type: 'lease',
    title:
      'lease agreement | residential lease | residential lease agreement | rental agreement | house rental contract | rental contract | tenancy agreement | assured shorthold tenancy | apartment lease | lease contract | house lease | lease | month-to-month rental agreement | room rental agreement | contrat de location | bail d’habitation | contrat de bail | bail | mietvertrag | wohnungsmietvertrag | wohnraummietvertrag | contrato de arrendamiento | contrato de alquiler | contratto di locazione | contratto di affitto | contrato de arrendamento | contrato de locação | huurovereenkomst | huurcontract | umowa najmu | perjanjian sewa | sublease agreement | commercial lease | standard form of lease | tenancy contract',
    strong:
      'landlord | tenant | lessor | lessee | renter | monthly rent | security deposit | premises | the premises | term of lease | lease term | rent shall be | rent is due | late fee | the rent | tenancy | bailleur | locataire | loyer | dépôt de garantie | vermieter | mieter | kaltmiete | kaution | arrendador | arrendatario | renta | fianza | locatore | conduttore | canone | senhorio | arrendatário | renda | verhuurder | huurder | huurprijs | sublet | sublease | subletting | quiet enjoyment | pets | utilities | vacate | eviction | house being rented | rent for this house | lease shall commence | occupants | occupancy | move-in',
    usual:
      'agreement | property | rent | deposit | notice | repairs | owner | days | month | maintenance | damage | keys | signature | party | parties | terms',
    against:
      'invoice number | net pay | opening balance | rental application | application to rent | policy number | premium',
  },
  {
    type: 'insurance_policy',
    title:
      'insurance policy | certificate of insurance | insurance card | insurance identification card | policy declarations | declarations page | declaration page | insurance certificate | proof of insurance | evidence of insurance | health insurance card | auto insurance card | policy schedule | certificate of motor insurance | attestation d’assurance | carte verte | conditions particulières | versicherungsschein | versicherungspolice | versicherungsbestätigung | póliza de seguro | certificado de seguro | polizza assicurativa | polizza | certificato di assicurazione | apólice de seguro | verzekeringspolis | polisa ubezpieczeniowa | member id card | health plan | group insurance | european health insurance card | travel insurance certificate | certificate of travel insurance | travel insurance | travel insurance policy | certificate of cover | travel medical insurance | insurance declarations | motor insurance policy | life insurance policy | homeowners policy | insurance binder | medicare health insurance | insurance company | community plan | polis insurans',
    strong:
      'policy number | policyholder | named insured | insured | premium | coverage | deductible | insurer | liability | effective date | expiration date | group number | member id | payer id | rx bin | rxbin | rxpcn | rx pcn | rxgrp | rx grp | copay | co-pay | pcp | subscriber | plan | sum insured | policy period | coverages | limits of liability | bodily injury | property damage | collision | comprehensive | versicherungsnehmer | versicherungssumme | beitrag | assuré | prime | garanties | asegurado | prima | tomador | assicurato | premio | contraente | segurado | premie | policy no | naic | underwritten by | beneficiary | endorsements | period of insurance | emergency room | office visit | specialist | medicaid | health plan (80840) | in-network | out-of-network | insured person | cover starts | cover ends | period of cover | repatriation | medical expenses | is insured under | sum assured | emergency assistance',
    usual:
      'insurance | policy | claims | vehicle | coverage | agent | company | member | benefits | customer service | limit | plan | health',
    against:
      'claim form | application | please complete | applicant | net pay | invoice number | opening balance | tenant',
  },
  {
    type: 'certificate_of_incorporation',
    title:
      'certificate of incorporation | certificate of formation | certificate of organization | certificate of registration of company | certificate of good standing | certificate of status | certificate of existence | certificate of filing | certificate of limited partnership | extrait kbis | extrait k bis | handelsregisterauszug | handelsregister | certificado de incorporación | acta constitutiva | certificado de existencia | visura camerale | certidão permanente | uittreksel kamer van koophandel | uittreksel handelsregister | certificate of incorporation of a private limited company | business profile | business registration certificate | certificate of registration | certificado de constitución',
    strong:
      'certificate of incorporation | hereby certify | hereby certifies | registrar of companies | secretary of state | duly incorporated | is this day incorporated | incorporated under | companies act | companies house | company number | registre du commerce | siren | amtsgericht | hrb | corporation code | filed | good standing | is duly formed | in existence | division of corporations | department of state | corporate identity number | registered office | limited by shares | private limited company | certify that | shares of stock | authorized to issue | par value | the name of the corporation | delaware general corporation law | capital social | great seal | uen',
    usual:
      'company | limited | incorporated | corporation | llc | state of | registrar | dated | act | number | director | capital | business',
    against:
      'articles of incorporation | articles of organization | vehicle | articles of association | employer identification number | dear | birth | marriage',
  },
  {
    type: 'articles',
    title:
      'articles of incorporation | articles of organization | articles of association | memorandum of association | memorandum and articles of association | articles of amendment | limited liability company articles of organization | statuts | statuts de la société | gesellschaftsvertrag | satzung | estatutos | estatutos sociales | escritura de constitución | statuto | atto costitutivo | contrato social | statuten | akte van oprichting | umowa spółki | bylaws | operating agreement | articles of formation | constitution of the company',
    strong:
      'articles of organization | articles of incorporation | registered agent | organizer | incorporator | the purpose of the | purpose of the limited liability company | principal office | the name of the limited liability company | management of the | duration | article i | article ii | article iii | article 1 | article 2 | article one | perpetual | members | managers | manager-managed | member-managed | initial registered | initial directors | share capital | objet social | stammkapital | objeto social | oggetto sociale | siège social | the company’s objects | dissolution | in witness whereof | authorized shares | shareholders | subscribers',
    usual:
      'company | limited liability company | corporation | state of | filing | address | name | signature | article | directors | business | secretary of state',
    against: 'lease | tenant | employee shall | invoice',
  },
  {
    type: 'ein_letter',
    title:
      'we assigned you an employer identification number | cp 575 | cp575 | notice cp 575 | 147c | letter 147c | ein confirmation letter | ein assignment notice',
    strong:
      'we assigned you an employer identification number | employer identification number | thank you for applying for an employer identification number | assigned you ein | this ein will identify you | cp 575 | 147c | internal revenue service | department of the treasury | form ss-4 | date of this notice | number of this notice | keep this part for your records | for assistance you may call us | use your ein | name control | your employer identification number',
    usual:
      'business accounts | tax returns | form 1120 | form 941 | form 1065 | ogden | cincinnati | ein | notice | permanent records',
    against:
      'wages tips | pay period | wage and tax statement | request for taxpayer | form 1040 | nonemployee compensation',
  },
  {
    type: 'application_form',
    title:
      'application | application form | application for | employment application | job application | loan application | uniform residential loan application | rental application | visa application | admission application | insurance application | homeowners insurance application | membership application | application for employment | application for benefits | application for admission | claim form | registration form | enrollment form | enrolment form | intake form | patient intake form | patient registration | request form | demande de | formulaire de demande | formulaire | antrag | antragsformular | antrag auf | solicitud | solicitud de | formulario | formulario de solicitud | domanda di | modulo | modulo di domanda | richiesta | pedido de | formulário | requerimento | aanvraag | aanvraagformulier | wniosek | ansøgning | ansökan | borang | borang permohonan | formulir | formulir pendaftaran | questionnaire | information form | change of address form | consent form | new patient form | employee information form | emergency contact form | contact form | selbstauskunft | mieterselbstauskunft | selbstauskunft für mietinteressenten | fragebogen | personalfragebogen | personal information form | declaration form | travel insurance claim form | registration',
    strong:
      'applicant | applicant information | applicant’s signature | signature of applicant | for office use only | office use only | official use only | please complete | please print | please fill out | check all that apply | check one | applying for | are you applying | what am i applying for | personal information | mietinteressent | mietinteressenten | position applied for | date of application | co-applicant | co-borrower | section a | section 1 | section b | section 2 | part i | part ii | have you ever | yes no | if yes | if no | i certify that | i hereby certify | i hereby declare | i declare that | complete this | instructions | attach | claimant | borrower | print or type | does not apply | policyholder | please specify | emergency contact | guardian | antragsteller | demandeur | solicitante | richiedente | requerente | aanvrager | wnioskodawca | use black ink | block capitals | optional | preferred language | primary applicant information | reason for leaving | employment history | references',
    usual:
      'first name | last name | date of birth | address | city | state | zip code | phone | email | signature | date | name | middle name | marital status | gender | occupation | employer | form | relationship | male | female | yes | no | number',
    against:
      'dear | sincerely | invoice number | net pay | opening balance | landlord and tenant agree | wage and tax statement',
  },
  {
    type: 'other',
    title:
      'birth certificate | certificate of live birth | marriage certificate | death certificate | certificate of marriage | acte de naissance | extrait d’acte de naissance | geburtsurkunde | heiratsurkunde | certificado de nacimiento | acta de nacimiento | certificato di nascita | certidão de nascimento | divorce decree | social security card | social security | vaccination record | immunization record | medical record | lab report | prescription | boarding pass | e-ticket | itinerary | hotel booking | menu | business card | police clearance certificate | power of attorney | affidavit | purchase order | packing list | quotation | delivery note | bill of lading | annual report | table of contents | abstract',
    strong:
      'pay to the order of | pay to the | payroll check number | authorized signature | void after | non-negotiable | check number | flight | passenger | gate | seat | boarding | attending physician | certificate of birth | registrar of births | dosage | diagnosis',
    usual: 'dollars | void | memo | witness | notary public',
  },
];
