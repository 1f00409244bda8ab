// Names and help texts of the templates, and why they check what they check.
import type { Sentences } from '../translate-with.ts';

export const helpTexts: Sentences = {
  'Business Registration': 'Unternehmensanmeldung',
  'Registering a company and applying for its tax number, with its name, owners and registered agent.':
    'Ein Unternehmen eintragen lassen und seine Steuernummer beantragen, mit Name, Inhabern und Bevollmächtigtem.',
  'Name, purpose, agent and owners of the company.': 'Name, Zweck, Bevollmächtigter und Inhaber des Unternehmens.',
  'Legal name, number, state and date.': 'Amtlicher Name, Nummer, Staat und Datum.',
  'A number the entity already has.': 'Eine Nummer, die das Unternehmen schon hat.',
  'Shows who is responsible.': 'Zeigt, wer verantwortlich ist.',
  'Identity and home address.': 'Identität und Privatanschrift.',
  'Name, type and number of an entity.': 'Name, Rechtsform und Nummer eines Unternehmens.',
  'Address of the business.': 'Adresse des Unternehmens.',
  'Proof of address.': 'Nachweis der Adresse.',
  'Bank and account of the business.': 'Bank und Konto des Unternehmens.',
  "The company's name and location.": 'Name und Ort des Unternehmens.',
  'The person who controls the entity.': 'Die Person, die das Unternehmen kontrolliert.',
  'Its legal form and how it is taxed.': 'Rechtsform und Besteuerung.',
  'Only if none of the choices fit.': 'Nur, wenn keine der Möglichkeiten passt.',
  'Only for companies formed abroad.': 'Nur für Unternehmen, die im Ausland gegründet wurden.',
  'Why you are applying and when the business starts.':
    'Warum Sie den Antrag stellen und wann das Unternehmen beginnt.',
  'The highest number you expect in the next twelve months.':
    'Die höchste Zahl, die Sie in den nächsten zwölf Monaten erwarten.',
  'What the business does.': 'Was das Unternehmen tut.',
  'What is filed with the state.': 'Was beim Staat eingereicht wird.',
  'In the state; no post office box.': 'Im selben Bundesstaat; kein Postfach.',
  'Everyone who owns or runs the company.': 'Alle, denen das Unternehmen gehört oder die es führen.',
  'The person who signs and files the articles.': 'Die Person, die die Urkunde unterschreibt und einreicht.',
  'Someone who may receive the number on your behalf.': 'Jemand, der die Nummer für Sie entgegennehmen darf.',
  'Where the company banks.': 'Wo das Unternehmen sein Konto hat.',
  'Where the business operates.': 'Wo das Unternehmen arbeitet.',
  'What you sign when everything is filled in.': 'Was Sie unterschreiben, wenn alles ausgefüllt ist.',
  'The first wages must be paid after the business began.':
    'Die ersten Löhne können erst gezahlt werden, wenn das Unternehmen begonnen hat.',
  'A company must end after it began.': 'Ein Unternehmen kann erst enden, nachdem es begonnen hat.',
  'A lease must end after it began.': 'Ein Mietvertrag kann erst enden, nachdem er begonnen hat.',
  'Insurance Application': 'Versicherungsantrag',
  'Car and home insurance, with applicant, vehicles, drivers, history, coverage and the house.':
    'Kfz- und Wohngebäudeversicherung mit Antragsteller, Fahrzeugen, Fahrern, Vorgeschichte, Versicherungsschutz und Haus.',
  'Name, birth date, address and license of each driver.':
    'Name, Geburtsdatum, Adresse und Führerschein jeder fahrenden Person.',
  'Car, identification number and plate.': 'Auto, Fahrzeug-Identifizierungsnummer und Kennzeichen.',
  'Current insurer, number, dates and coverage.': 'Jetziger Versicherer, Nummer, Laufzeit und Schutz.',
  'Identity and address.': 'Identität und Adresse.',
  'Proof of the address.': 'Nachweis der Adresse.',
  'Type of home, price, and who has an interest in it.': 'Art des Hauses, Preis und wer daran beteiligt ist.',
  'The insurance you want and when it should start.': 'Welche Versicherung Sie möchten und ab wann.',
  'The agent or broker fills this in.': 'Das füllt die Agentur oder der Makler aus.',
  'The person named in the policy.': 'Die Person, auf die die Police lautet.',
  'A spouse or partner who is also named in the policy.':
    'Ehe- oder Lebenspartner/in, die ebenfalls in der Police stehen.',
  'Where you live now and lived before.': 'Wo Sie jetzt wohnen und vorher gewohnt haben.',
  'Every car to be insured.': 'Jedes Auto, das versichert werden soll.',
  'Everyone in the household who drives.': 'Alle im Haushalt, die fahren.',
  'For all drivers, in the last five years.': 'Von allen Fahrern, in den letzten fünf Jahren.',
  'The limits you want.': 'Die gewünschten Höchstgrenzen.',
  'Explain each yes.': 'Erläutern Sie jedes Ja.',
  'Your current or most recent policies.': 'Ihre jetzigen oder letzten Policen.',
  'Lenders, lessors and others with an interest.': 'Kreditgeber, Leasinggeber und andere Beteiligte.',
  'The home to be insured.': 'Das Haus, das versichert werden soll.',
  'Protection against fire and burglary.': 'Schutz gegen Feuer und Einbruch.',
  'The limits and deductibles you want.': 'Die gewünschten Höchstgrenzen und Selbstbeteiligungen.',
  'Every loss in the last five years, here or elsewhere.': 'Jeder Schaden der letzten fünf Jahre, hier oder anderswo.',
  'Items to be insured separately.': 'Gegenstände, die gesondert versichert werden sollen.',
  'What you confirm when everything is filled in.': 'Was Sie bestätigen, wenn alles ausgefüllt ist.',
  'The coverage must end after it begins.': 'Der Versicherungsschutz muss enden, nachdem er beginnt.',
  'A license cannot be issued before its holder was born.':
    'Ein Führerschein kann nicht vor der Geburt ausgestellt sein.',
  'The earlier coverage must end after it began.': 'Der frühere Versicherungsschutz muss enden, nachdem er begann.',
  'Job Application': 'Bewerbung',
  'An application for employment in public service or a private company, with work, education, skills and references.':
    'Eine Bewerbung im öffentlichen Dienst oder in der Wirtschaft, mit Beruf, Ausbildung, Fähigkeiten und Referenzen.',
  'Contact, jobs, schools, skills and languages.': 'Kontakt, Stellen, Schulen, Fähigkeiten und Sprachen.',
  'Degree and year.': 'Abschluss und Jahr.',
  'Courses, credits and average.': 'Kurse, Leistungspunkte und Durchschnitt.',
  'Dates, position and supervisor of a job.': 'Zeitraum, Position und Vorgesetzte einer Stelle.',
  'A reference with name, company and phone.': 'Eine Referenz mit Name, Unternehmen und Telefon.',
  'Shows that you are allowed to work.': 'Zeigt, dass Sie arbeiten dürfen.',
  'For jobs that involve driving, and as photo ID.': 'Für Stellen, bei denen gefahren wird, und als Lichtbildausweis.',
  'The job that you apply for.': 'Die Stelle, auf die Sie sich bewerben.',
  'Who you are and how to reach you.': 'Wer Sie sind und wie Sie zu erreichen sind.',
  'Whether you are allowed to work here.': 'Ob Sie hier arbeiten dürfen.',
  'The last ten years, paid and unpaid, most recent first.':
    'Die letzten zehn Jahre, bezahlt und unbezahlt, das Neueste zuerst.',
  'School, college and university.': 'Schule, Hochschule und Universität.',
  'The last one you attended.': 'Die letzte, die Sie besucht haben.',
  'What you have learned outside school and jobs.': 'Was Sie außerhalb von Schule und Beruf gelernt haben.',
  'If you served in the armed forces.': 'Falls Sie in den Streitkräften gedient haben.',
  'Only for applications to public service.': 'Nur bei Bewerbungen im öffentlichen Dienst.',
  'Three people who are not relatives.': 'Drei Personen, die nicht mit Ihnen verwandt sind.',
  'So that nobody decides about a relative.': 'Damit niemand über Verwandte entscheidet.',
  'Many states do not allow these questions before an offer; leave them empty unless the employer may ask.':
    'In vielen Bundesstaaten sind diese Fragen vor einem Angebot nicht erlaubt; lassen Sie sie leer, wenn der Arbeitgeber nicht fragen darf.',
  'Asked by some employers at the start.': 'Fragen manche Arbeitgeber zu Beginn.',
  'Voluntary, and kept separate from the application.': 'Freiwillig und getrennt von der Bewerbung aufbewahrt.',
  'For statistics on fair hiring; you may leave it out.':
    'Für Statistiken über faire Einstellung; Sie dürfen es auslassen.',
  'A job must end after it began.': 'Eine Stelle kann erst enden, nachdem sie begonnen hat.',
  'Studies must end after they began.': 'Ein Studium kann erst enden, nachdem es begonnen hat.',
  'The work permit must be valid on the first day of work.':
    'Die Arbeitserlaubnis muss am ersten Arbeitstag gültig sein.',
  'Service must end after it began.': 'Ein Dienst kann erst enden, nachdem er begonnen hat.',
  'A certificate must expire after it was issued.': 'Ein Zertifikat kann erst ablaufen, nachdem es ausgestellt wurde.',
  'Loan Application': 'Kreditantrag',
  'A home loan for purchase, refinance or improvement, with income, assets, debts and the declarations lenders ask for.':
    'Ein Immobilienkredit für Kauf, Umschuldung oder Umbau, mit Einkommen, Vermögen, Schulden und den Erklärungen, nach denen Kreditgeber fragen.',
  'Employer, position and pay. Usually two from the last thirty days.':
    'Arbeitgeber, Position und Gehalt. Meist zwei aus den letzten dreißig Tagen.',
  'Wages of the last two years.': 'Löhne der letzten zwei Jahre.',
  'Accounts and balances. Usually two months for each account.': 'Konten und Kontostände. Meist zwei Monate je Konto.',
  'Proves identity and home address.': 'Weist Identität und Privatanschrift nach.',
  'Start date, position and base pay.': 'Beginn, Position und Grundgehalt.',
  'Two years of returns, mainly for the self-employed.':
    'Steuererklärungen von zwei Jahren, vor allem für Selbstständige.',
  'Rent and length of stay where you live today.': 'Miete und Wohndauer dort, wo Sie heute leben.',
  'Much of it may still be true.': 'Vieles davon stimmt vielleicht noch.',
  'The borrower, as on the ID.': 'Die kreditnehmende Person, wie im Ausweis.',
  'Where you have lived over the last two years.': 'Wo Sie in den letzten zwei Jahren gewohnt haben.',
  'Needed when you have lived at the current address for less than two years.':
    'Nötig, wenn Sie seit weniger als zwei Jahren an der jetzigen Adresse wohnen.',
  'Only if different from the current address.': 'Nur, wenn anders als die jetzige Adresse.',
  'Every job you have now, with monthly pay before tax.':
    'Jede Stelle, die Sie jetzt haben, mit Monatsgehalt vor Steuern.',
  'Your main job first. Self-employment counts as a job.':
    'Ihre Hauptstelle zuerst. Selbstständigkeit zählt als Stelle.',
  'Jobs that ended within the last two years.': 'Stellen, die in den letzten zwei Jahren endeten.',
  'Most recent first. Together with the current job they should cover two years.':
    'Die neueste zuerst. Zusammen mit der jetzigen Stelle sollten sie zwei Jahre umfassen.',
  'Only what you want counted. You do not have to disclose support payments.':
    'Nur, was gezählt werden soll. Unterhaltszahlungen müssen Sie nicht angeben.',
  'Money in accounts, and other money for the loan.': 'Geld auf Konten und anderes Geld für den Kredit.',
  'Credit cards, loans, leases and support that you pay.':
    'Kreditkarten, Kredite, Leasing und Unterhalt, die Sie zahlen.',
  'Every property, with what is owed on it.': 'Jede Immobilie mit dem, was darauf noch zu zahlen ist.',
  'What the loan is for.': 'Wofür der Kredit ist.',
  'The property that is bought or refinanced.': 'Die Immobilie, die gekauft oder umgeschuldet wird.',
  'Yes or no, about the property and your finances; explain every yes.':
    'Ja oder nein, zur Immobilie und zu Ihren Finanzen; erläutern Sie jedes Ja.',
  'For loan programs for those who served.': 'Für Kreditprogramme für ehemalige Soldaten.',
  'For statistics on fair lending; you may decline each of them.':
    'Für Statistiken über faire Kreditvergabe; Sie dürfen jede Angabe ablehnen.',
  'For statistics on fair lending; you may leave it out.':
    'Für Statistiken über faire Kreditvergabe; Sie dürfen es auslassen.',
  'The person who borrows with you. Each further borrower fills in a separate application.':
    'Die Person, die mit Ihnen den Kredit aufnimmt. Jede weitere füllt einen eigenen Antrag aus.',
  'Every job this person holds now.': 'Jede Stelle, die diese Person jetzt hat.',
  'The same questions, answered by the additional borrower.':
    'Dieselben Fragen, beantwortet von der weiteren kreditnehmenden Person.',
  'For statistics on fair lending; each may be declined.':
    'Für Statistiken über faire Kreditvergabe; jede Angabe darf abgelehnt werden.',
  "Only in states whose law gives a partner rights in property like a spouse's.":
    'Nur in Bundesstaaten, deren Recht Lebenspartnern Rechte an Immobilien wie Ehepartnern gibt.',
  'The lender goes through these with you. Fill in what you know.':
    'Das geht der Kreditgeber mit Ihnen durch. Füllen Sie aus, was Sie wissen.',
  'The person and company that take the application.': 'Die Person und das Unternehmen, die den Antrag aufnehmen.',
  'Anything that did not fit elsewhere.': 'Alles, was sonst nirgends passte.',
  'If you have lived at your address for less than two years, give the former one too.':
    'Wenn Sie seit weniger als zwei Jahren an Ihrer Adresse wohnen, geben Sie auch die frühere an.',
  'Uniform Residential Loan Application (Form 1003), section 1a':
    'Uniform Residential Loan Application (Formular 1003), Abschnitt 1a',
  'Work and income must cover two years. If your job is newer, add the one before it.':
    'Arbeit und Einkommen müssen zwei Jahre umfassen. Ist Ihre Stelle neuer, geben Sie auch die davor an.',
  'Uniform Residential Loan Application (Form 1003), section 1d':
    'Uniform Residential Loan Application (Formular 1003), Abschnitt 1d',
  "The signature must match the borrower's name.": 'Die Unterschrift muss zum Namen der kreditnehmenden Person passen.',
  'Rental Application': 'Mietbewerbung',
  'An application to rent a home, with who you are, where you have lived, what you earn and who can vouch for you.':
    'Eine Bewerbung um eine Wohnung: wer Sie sind, wo Sie gewohnt haben, was Sie verdienen und wer für Sie sprechen kann.',
  'Proves who you are, and your address.': 'Weist nach, wer Sie sind, und Ihre Adresse.',
  'Employer and income; the last two or three.': 'Arbeitgeber und Einkommen; die letzten zwei oder drei.',
  'Bank, account and balance.': 'Bank, Konto und Kontostand.',
  'Position, start and pay from the employer.': 'Position, Beginn und Gehalt vom Arbeitgeber.',
  'Address, rent, term and landlord.': 'Adresse, Miete, Laufzeit und Vermieter/in.',
  'The car to be parked.': 'Das Auto, das dort stehen soll.',
  'What kind of tenant you were.': 'Wie Sie als Mieter/in waren.',
  'What you want to rent and from when.': 'Was Sie mieten möchten und ab wann.',
  'As on your photo ID.': 'Wie in Ihrem Lichtbildausweis.',
  'Who and what will live there.': 'Wer und was dort wohnen wird.',
  'As a trailer or motorcycle.': 'Zum Beispiel Anhänger oder Motorrad.',
  'The person to call.': 'Wer angerufen werden soll.',
  'The last three years, current home first.': 'Die letzten drei Jahre, die jetzige Wohnung zuerst.',
  'Current and previous jobs, and other income.': 'Jetzige und frühere Stellen und andere Einkünfte.',
  'What you have and owe.': 'Was Sie haben und schulden.',
  'Two people who know you, and the nearest relative.': 'Zwei Personen, die Sie kennen, und die nächsten Verwandten.',
  'Yes or no; explain every yes.': 'Ja oder nein; erläutern Sie jedes Ja.',
  'Some states and cities do not allow the question; mark it as not applicable there.':
    'In manchen Bundesstaaten und Städten ist die Frage nicht erlaubt; markieren Sie sie dort als nicht zutreffend.',
  'Someone who pays if you cannot.': 'Jemand, der zahlt, wenn Sie nicht können.',
  'What you agree to and confirm.': 'Womit Sie einverstanden sind und was Sie bestätigen.',
  'List where you lived in the last three years without a gap.':
    'Geben Sie ohne Lücke an, wo Sie in den letzten drei Jahren gewohnt haben.',
  'You must move out after you moved in.': 'Ausziehen können Sie erst, nachdem Sie eingezogen sind.',
  'The photo ID must be valid on the day you move in.': 'Der Lichtbildausweis muss am Tag des Einzugs gültig sein.',
  "The signature must match the applicant's name.":
    'Die Unterschrift muss zum Namen der antragstellenden Person passen.',
  'University Application': 'Studienbewerbung',
  'A first-year application to universities, with family, schools, tests, activities and essays.':
    'Eine Bewerbung um einen Studienplatz im ersten Jahr, mit Familie, Schulen, Tests, Aktivitäten und Aufsätzen.',
  'Schools, dates, courses, average and rank.': 'Schulen, Zeiträume, Kurse, Durchschnitt und Rang.',
  'Scores with date and report number.': 'Ergebnisse mit Datum und Berichtsnummer.',
  'Legal name, birth and citizenship.': 'Amtlicher Name, Geburt und Staatsangehörigkeit.',
  'Degree or school leaving certificate.': 'Abschluss oder Schulabgangszeugnis.',
  'Activities, jobs, honors and languages.': 'Aktivitäten, Stellen, Auszeichnungen und Sprachen.',
  'Who recommends you and how to reach them.': 'Wer Sie empfiehlt und wie die Person zu erreichen ist.',
  'If you already study abroad.': 'Falls Sie schon im Ausland studieren.',
  'Who you are, with the name on your documents.': 'Wer Sie sind, mit dem Namen in Ihren Dokumenten.',
  'Where you live and how to reach you.': 'Wo Sie wohnen und wie Sie zu erreichen sind.',
  'For statistics; each is voluntary.': 'Für Statistiken; jede Angabe ist freiwillig.',
  'Where you come from.': 'Woher Sie kommen.',
  'If the fee is a hardship for you.': 'Falls die Gebühr Sie zu sehr belastet.',
  'Who you live with.': 'Bei wem Sie leben.',
  'As much as you know. "Does not apply" is an answer too.':
    'So viel Sie wissen. „Trifft nicht zu“ ist auch eine Antwort.',
  'All of your brothers and sisters, with what they study.': 'Alle Ihre Geschwister und was sie studieren.',
  'The secondary school you attend, or attended last.':
    'Die weiterführende Schule, die Sie besuchen oder zuletzt besucht haben.',
  'Every other secondary school you attended, and every college where you earned credits.':
    'Jede andere weiterführende Schule und jede Hochschule, an der Sie Leistungspunkte erworben haben.',
  'As shown on the transcript.': 'Wie in der Notenübersicht.',
  "This year's courses, and those of earlier years for universities that want them.":
    'Die Kurse dieses Jahres und, für Universitäten, die danach fragen, die früherer Jahre.',
  'Up to five, the most important first.': 'Bis zu fünf, die wichtigste zuerst.',
  'What you would like to do.': 'Was Sie gern tun würden.',
  'Tests you have taken and those you plan to take.': 'Tests, die Sie gemacht haben oder noch machen wollen.',
  'Up to ten, the most important first.': 'Bis zu zehn, die wichtigste zuerst.',
  'Paid work, besides what is listed under activities.': 'Bezahlte Arbeit, außer dem, was unter Aktivitäten steht.',
  'The essay and anything else the university should know.': 'Der Aufsatz und was die Universität sonst wissen sollte.',
  'Asked by some universities.': 'Fragen manche Universitäten.',
  'Counselor, teachers and others who write for you.': 'Schulberatung, Lehrkräfte und andere, die für Sie schreiben.',
  'Questions of each university.': 'Fragen der einzelnen Universitäten.',
  'Graduation must be after the first day at school.': 'Der Abschluss muss nach dem ersten Schultag liegen.',
  'The last day of the mailing address must be after its first.':
    'Der letzte Tag der Postanschrift muss nach ihrem ersten liegen.',
  'Visa Application': 'Visumantrag',
  'A short-stay visa for the Schengen area or a nonimmigrant visa for the United States, with everything both forms ask for.':
    'Ein Visum für kurze Aufenthalte im Schengen-Raum oder ein Nichteinwanderungsvisum für die USA, mit allem, wonach beide Formulare fragen.',
  'Proves who you are; its machine-readable lines carry check digits.':
    'Weist nach, wer Sie sind; seine maschinenlesbaren Zeilen enthalten Prüfziffern.',
  'The national identity number and the spelling of the name.':
    'Nationale Identitätsnummer und Schreibweise des Namens.',
  'For those who live outside the country of their nationality.':
    'Für alle, die außerhalb des Landes ihrer Staatsangehörigkeit leben.',
  'Occupation, employer and pay.': 'Beruf, Arbeitgeber und Gehalt.',
  'Shows that you can pay for the trip, and your home address.':
    'Zeigt, dass Sie die Reise bezahlen können, und Ihre Privatanschrift.',
  'Number, class and dates of the last visa.': 'Nummer, Kategorie und Daten des letzten Visums.',
  'Host, address and dates of the stay.': 'Gastgeber, Adresse und Daten des Aufenthalts.',
  'Coverage for the whole stay.': 'Versicherungsschutz für den ganzen Aufenthalt.',
  'As they appear in your passport.': 'Wie in Ihrem Reisepass.',
  'The passport you will travel with.': 'Der Reisepass, mit dem Sie reisen.',
  'The country where the issuing office is located if it is an embassy abroad.':
    'Das Land, in dem die ausstellende Stelle liegt, wenn es eine Botschaft im Ausland ist.',
  'Only if you live outside the country of your nationality.':
    'Nur, wenn Sie außerhalb des Landes Ihrer Staatsangehörigkeit leben.',
  'What you do now, work or studies.': 'Was Sie jetzt tun, Arbeit oder Studium.',
  'For students the school; "does not apply" if there is neither.':
    'Für Studierende die Schule; „Trifft nicht zu“, wenn es keines von beiden gibt.',
  'Why, where and when you travel.': 'Warum, wohin und wann Sie reisen.',
  'Only for a transit on the way to another country.': 'Nur bei der Durchreise in ein anderes Land.',
  'Who pays, and how.': 'Wer zahlt, und womit.',
  'The person, hotel or organization you will stay with.':
    'Die Person, das Hotel oder die Organisation, bei der Sie wohnen.',
  'The person in the company or organization who knows about your visit.':
    'Die Person im Unternehmen oder in der Organisation, die von Ihrem Besuch weiß.',
  'A person or organization there that can confirm your plans.':
    'Eine Person oder Organisation dort, die Ihre Pläne bestätigen kann.',
  'Who travels with you.': 'Wer mit Ihnen reist.',
  'Past stays and visas, including refusals.': 'Frühere Aufenthalte und Visa, auch Ablehnungen.',
  'Licenses you have or had there.': 'Führerscheine, die Sie dort haben oder hatten.',
  'Parents, spouse and relatives.': 'Eltern, Ehepartner/in und Verwandte.',
  'Husband, wife or registered partner, even if you are separated.':
    'Ehemann, Ehefrau oder eingetragene/r Partner/in, auch wenn Sie getrennt leben.',
  'The last five years of work, every school from secondary on, and what you were trained for.':
    'Die letzten fünf Jahre Arbeit, jede Schule ab der weiterführenden und Ihre Ausbildung.',
  'Only if the applicant is a minor.': 'Nur, wenn die antragstellende Person minderjährig ist.',
  'Only for relatives of such citizens who exercise their right of free movement.':
    'Nur für Verwandte solcher Bürger, die ihr Recht auf Freizügigkeit ausüben.',
  'Only for visas based on a petition, an I-20 or a DS-2019.':
    'Nur für Visa auf Grundlage einer Petition, eines I-20 oder DS-2019.',
  'Employer there, address and pay as in the petition.': 'Arbeitgeber dort, Adresse und Lohn wie in der Petition.',
  'As on the I-20 or DS-2019.': 'Wie im I-20 oder DS-2019.',
  'Questions from the DS-160. A yes does not mean a refusal, but it must be explained.':
    'Fragen aus dem DS-160. Ein Ja bedeutet keine Ablehnung, muss aber erläutert werden.',
  'Medical questions.': 'Medizinische Fragen.',
  'Questions about offenses.': 'Fragen zu Straftaten.',
  'Questions about violence and espionage.': 'Fragen zu Gewalt und Spionage.',
  'Questions about stays and hearings.': 'Fragen zu Aufenthalten und Anhörungen.',
  'Custody, voting, tax and schooling.': 'Sorgerecht, Wahlen, Steuern und Schule.',
  'Only if someone else filled in the form.': 'Nur, wenn jemand anderes das Formular ausgefüllt hat.',
  'Place, date and what you confirm.': 'Ort, Datum und was Sie bestätigen.',
  'You must leave after you arrive.': 'Abreisen können Sie erst nach der Ankunft.',
  'The Schengen states require a passport that is valid for three months after you leave. Many other countries require six.':
    'Die Schengen-Staaten verlangen einen Reisepass, der nach der Ausreise noch drei Monate gültig ist. Viele andere Länder verlangen sechs.',
  'Regulation (EC) No 810/2009 (Visa Code), Article 12(a)':
    'Verordnung (EG) Nr. 810/2009 (Visakodex), Artikel 12 Buchstabe a',
  'The passport must have been issued within ten years before the trip.':
    'Der Reisepass muss in den zehn Jahren vor der Reise ausgestellt worden sein.',
  'Regulation (EC) No 810/2009 (Visa Code), Article 12(c)':
    'Verordnung (EG) Nr. 810/2009 (Visakodex), Artikel 12 Buchstabe c',
  'A passport must expire after it was issued.': 'Ein Reisepass kann erst ablaufen, nachdem er ausgestellt wurde.',
  'A passport cannot be issued before its holder was born.':
    'Ein Reisepass kann nicht vor der Geburt ausgestellt sein.',
  'The permit for the country of destination must still be valid when you get there.':
    'Die Genehmigung für das Zielland muss noch gültig sein, wenn Sie dort ankommen.',
  'A marriage cannot be earlier than the date of birth.': 'Eine Eheschließung kann nicht vor der Geburt liegen.',
  'What happened, when and where, in a few sentences; needed when an answer is yes.':
    'Was geschah, wann und wo, in ein paar Sätzen; nötig, wenn eine Antwort Ja ist.',
  'For example, tuberculosis. This is about you, today.': 'Zum Beispiel Tuberkulose. Es geht um Sie, heute.',
  'One that puts, or may put, your safety or that of others at risk.':
    'Eine, die Ihre Sicherheit oder die anderer gefährdet oder gefährden kann.',
  'This is about you.': 'Es geht um Sie.',
  'For any offense, even if you were pardoned or received amnesty.':
    'Wegen jeder Straftat, auch wenn Sie begnadigt oder amnestiert wurden.',
  'Or conspired with others to break one.': 'Oder sich mit anderen dazu verabredet.',
  'Or in commercialized vice of any kind.': 'Oder gewerbliche Unzucht jeder Art.',
  'Or do you plan to be.': 'Oder haben Sie es vor.',
  'In that country or anywhere else.': 'In diesem Land oder anderswo.',
  'By helping, advising or concealing.': 'Durch Hilfe, Rat oder Verschweigen.',
  'You are the spouse or child of such a person and benefited from it in the last five years.':
    'Sie sind Ehepartner/in oder Kind einer solchen Person und haben in den letzten fünf Jahren davon profitiert.',
  'Or export control violations or other unlawful activities while you are there.':
    'Oder Verstöße gegen Ausfuhrkontrollen oder andere rechtswidrige Handlungen während Ihres Aufenthalts.',
  'Money or other help that you gave or plan to give.':
    'Geld oder andere Hilfe, die Sie gegeben haben oder geben wollen.',
  'Now or in the past.': 'Jetzt oder früher.',
  'In the last five years, including by supporting it.': 'In den letzten fünf Jahren, auch durch Unterstützung.',
  'This includes ordering, inciting or helping.': 'Dazu zählt: anordnen, anstiften oder helfen.',
  'Or other acts of violence.': 'Oder an anderen Gewalttaten.',
  'Or helped someone who did.': 'Oder jemandem dabei geholfen.',
  'Only for those who held a public office.': 'Nur für Personen, die ein öffentliches Amt innehatten.',
  'Forced abortion or sterilization.': 'Erzwungene Abtreibung oder Sterilisation.',
  'Of human organs or tissue.': 'Von menschlichen Organen oder Gewebe.',
  'For yourself or someone else, through false statements or unlawful means.':
    'Für sich oder andere, durch falsche Angaben oder rechtswidrige Mittel.',
  'From any country.': 'Aus irgendeinem Land.',
  'Even if it had no consequences.': 'Auch wenn es keine Folgen hatte.',
  'A hearing on removal or inadmissibility.': 'Eine Anhörung zu Ausweisung oder Einreiseverweigerung.',
  'Of the country you travel to.': 'Des Landes, in das Sie reisen.',
  'Outside the country the child is a citizen of.': 'Außerhalb des Landes, dessen Staatsangehörigkeit das Kind hat.',
  'After 30 November 1996 in the United States.': 'In den USA nach dem 30. November 1996.',
  'For example, with firearms, explosives, nuclear, biological or chemical matters.':
    'Zum Beispiel mit Schusswaffen, Sprengstoff oder nuklearen, biologischen oder chemischen Stoffen.',
  'Served in, been a member of, or been involved with one.': 'Darin gedient, Mitglied gewesen oder daran beteiligt.',
  'If yes, give its name below.': 'Wenn ja, nennen Sie unten den Namen.',
  'This includes professional, social and charitable organizations.':
    'Auch Berufsverbände, Vereine und wohltätige Organisationen.',
  'For at least most of the year.': 'Mindestens den größten Teil des Jahres.',
  'Any ownership interest, alone or with others.': 'Jede Beteiligung am Eigentum, allein oder mit anderen.',
  'How the property that you owned was used.': 'Wie Ihre Immobilie genutzt wurde.',
  'Alone, or with someone else.': 'Allein oder mit jemand anderem.',
  'Only for a purchase.': 'Nur beim Kauf.',
  'For example, for the down payment or closing costs, from anyone.':
    'Zum Beispiel für Anzahlung oder Abschlusskosten, von wem auch immer.',
  'The amount you are borrowing, or getting from another party, besides this loan.':
    'Der Betrag, den Sie neben diesem Kredit leihen oder von einer anderen Partei bekommen.',
  'At or before closing, and not listed on this application.': 'Bis zum Abschluss und nicht in diesem Antrag genannt.',
  'For example, an installment loan or credit card, at or before closing.':
    'Zum Beispiel ein Ratenkredit oder eine Kreditkarte, bis zum Abschluss.',
  'For example, a clean energy lien paid through property taxes.':
    'Zum Beispiel ein Pfandrecht für saubere Energie, das über die Grundsteuer bezahlt wird.',
  "For anyone else's loan or debt.": 'Für Kredite oder Schulden anderer.',
  'Court judgments that you have not paid yet.': 'Gerichtsurteile, die Sie noch nicht bezahlt haben.',
  'For example, taxes or a federal student loan.': 'Zum Beispiel Steuern oder ein staatlicher Studienkredit.',
  'If you may have to pay.': 'Wenn Sie vielleicht zahlen müssen.',
  'Deed in lieu of foreclosure.': 'Eigentumsübertragung statt Zwangsvollstreckung.',
  'A sale in which the lender accepted less than was owed.':
    'Ein Verkauf, bei dem der Kreditgeber weniger annahm, als offen war.',
  'Any property you owned.': 'Jede Immobilie, die Ihnen gehörte.',
  'Of any type. The court papers show the chapter.': 'Jeder Art. Das Kapitel steht in den Gerichtsunterlagen.',
  'The chapter shown in the court papers.': 'Das Kapitel in den Gerichtsunterlagen.',
  Business: 'Unternehmen',
  'Exactly as in the articles or certificate, including LLC, Inc. and so on.':
    'Genau wie in der Urkunde, mit LLC, Inc. und so weiter.',
  'The name the business uses if it is different, also called DBA.':
    'Der Name, unter dem das Unternehmen auftritt, falls abweichend (DBA).',
  'Executor, administrator or trustee who receives mail, if any.':
    'Wer als Nachlassverwalter oder Treuhänder die Post erhält, falls vorhanden.',
  'Where the main place of business is located.': 'Wo der Hauptsitz des Unternehmens liegt.',
  'The person who controls the entity and its money.': 'Die Person, die das Unternehmen und sein Geld kontrolliert.',
  "Nine digits; the person's own number, except for government bodies.":
    'Neun Ziffern; die Nummer der Person selbst, außer bei Behörden.',
  'Or the foreign equivalent.': 'Oder die ausländische Entsprechung.',
  'The number of owners named in the operating agreement.': 'Die Zahl der Inhaber laut Gesellschaftsvertrag.',
  'Under the law of one of the states.': 'Nach dem Recht eines der Bundesstaaten.',
  'How it is taxed. An LLC with one owner is usually a sole proprietor or a disregarded entity.':
    'Wie es besteuert wird. Eine LLC mit einer Inhaberin oder einem Inhaber ist meist ein Einzelunternehmen oder steuerlich transparent.',
  'For example, 1120 or 1120-S; only for corporations.':
    'Zum Beispiel 1120 oder 1120-S; nur für Kapitalgesellschaften.',
  'What the nonprofit does, in a few words, as in its bylaws.':
    'Was die Organisation tut, in wenigen Worten, wie in der Satzung.',
  'Only for estates, trusts and plans.': 'Nur für Nachlässe, Treuhandvermögen und Pläne.',
  'Four digits, only for members of a group exemption.': 'Vier Ziffern, nur für Mitglieder einer Gruppenbefreiung.',
  'Under whose law it was formed; see the certificate.': 'Nach wessen Recht es gegründet wurde; siehe Urkunde.',
  'Why you are applying for a number now. Choose the best match.':
    'Warum Sie jetzt eine Nummer beantragen. Wählen Sie, was am besten passt.',
  'The type of business, bank account, trust or plan.':
    'Art des Unternehmens, Bankkontos, Treuhandvermögens oder Plans.',
  'The day the business started, or the day you acquired it.':
    'Der Tag, an dem das Unternehmen begann oder Sie es übernahmen.',
  'Usually December.': 'Meist Dezember.',
  'The highest number expected in the next twelve months; zero if none.':
    'Die höchste Zahl in den nächsten zwölf Monaten; null, wenn keine.',
  'Yes if you want to file form 944 once a year instead of 941 every quarter.':
    'Ja, wenn Sie einmal im Jahr Formular 944 statt jedes Quartal 941 abgeben möchten.',
  'Or the day they will be paid. For a nonresident alien, the day income is first paid.':
    'Oder der Tag, an dem sie gezahlt werden. Bei Gebietsfremden der Tag der ersten Zahlung.',
  'Choose the best match.': 'Wählen Sie, was am besten passt.',
  'For example, what you sell, build or make, or the services you provide.':
    'Zum Beispiel, was Sie verkaufen, bauen oder herstellen, oder Ihre Dienstleistungen.',
  'It was applied for and received.': 'Sie wurde beantragt und erteilt.',
  'The nine digits on the EIN letter.': 'Die neun Ziffern im EIN-Schreiben.',
  "The number in the state's register; see the certificate.": 'Die Nummer im staatlichen Register; siehe Urkunde.',
  'Someone who may receive the number and answer questions for you.':
    'Jemand, der die Nummer entgegennehmen und Fragen für Sie beantworten darf.',
  "The signer's position, such as owner, member or president.":
    'Die Stellung der unterschreibenden Person, etwa Inhaber/in, Gesellschafter/in oder Vorsitz.',
  'The ending that the state requires after the name.': 'Der Zusatz, den der Staat hinter dem Namen verlangt.',
  'The reservation number, if the name was reserved.': 'Die Nummer der Reservierung, falls der Name reserviert wurde.',
  'Person or company in the state that receives legal papers.':
    'Person oder Unternehmen im Bundesstaat, die Rechtspost entgegennimmt.',
  "Some states want the agent's signature.": 'Manche Bundesstaaten verlangen die Unterschrift des Bevollmächtigten.',
  'Whether the members run the company themselves or appoint managers.':
    'Ob die Gesellschafter das Unternehmen selbst führen oder Geschäftsführer bestellen.',
  'What the company is for; "any lawful activity" is usual.':
    'Wofür das Unternehmen da ist; üblich ist „any lawful activity“.',
  'Perpetual, or until a date.': 'Unbefristet oder bis zu einem Datum.',
  'Only if the duration is limited.': 'Nur bei begrenzter Dauer.',
  'The filing date, or a later one.': 'Der Tag der Einreichung oder ein späterer.',
  "This person's share of the company according to the operating agreement.":
    'Der Anteil dieser Person laut Gesellschaftsvertrag.',
  "This person's role in the company.": 'Die Rolle dieser Person im Unternehmen.',
  'The money or other value this person contributed.': 'Geld oder anderer Wert, den diese Person eingebracht hat.',
  'Only for corporations.': 'Nur für Kapitalgesellschaften.',
  'Only for corporations; zero for no par value.': 'Nur für Kapitalgesellschaften; null, wenn ohne Nennwert.',
  'Where the register sends its messages.': 'Wohin das Register seine Nachrichten sendet.',
  'The number of the main office.': 'Die Nummer der Zentrale.',
  'Some towns require a permit for this.': 'Manche Orte verlangen dafür eine Genehmigung.',
  'Any of these requires additional tax forms.': 'Jedes davon verlangt weitere Steuerformulare.',
  "The six-digit code for the type of business, from the Census Bureau's list.":
    'Der sechsstellige Code der Branche aus der Liste des Census Bureau.',
  'If so, it needs a sales tax permit.': 'Wenn ja, braucht es eine Genehmigung für die Umsatzsteuer.',
  'If so, the application must be sent by fax or mail.': 'Wenn ja, muss der Antrag per Fax oder Post gesendet werden.',
  'Consent and signature': 'Einwilligung und Unterschrift',
  'Your full name, typed as you sign it.': 'Ihr vollständiger Name, getippt, so wie Sie unterschreiben.',
  'The date you sign.': 'Der Tag Ihrer Unterschrift.',
  'The town or city where you sign.': 'Der Ort, an dem Sie unterschreiben.',
  'Applications end with this statement. False answers can cost you the visa, loan or job.':
    'Anträge enden mit dieser Erklärung. Falsche Angaben können Sie das Visum, den Kredit oder die Stelle kosten.',
  'A person, agency or translator.': 'Eine Person, ein Büro oder eine Übersetzerin.',
  'The receiving office needs this to check its records.': 'Die Stelle braucht das, um ihre Unterlagen zu prüfen.',
  'House number and street, as on a utility bill or bank statement.':
    'Hausnummer und Straße, wie auf einer Rechnung oder einem Kontoauszug.',
  'Number and street': 'Hausnummer und Straße',
  'The part of the address that identifies your home within the building.':
    'Der Teil der Adresse, der Ihre Wohnung im Gebäude bezeichnet.',
  'The part of the address within the building, such as a flat or suite.':
    'Der Teil der Adresse im Gebäude, etwa Wohnung oder Suite.',
  'Town or city of the address.': 'Ort der Adresse.',
  'State, province or region; two letters in the United States and Canada.':
    'Bundesstaat, Provinz oder Region; in den USA und Kanada zwei Buchstaben.',
  'ZIP code or postal code of the address.': 'Postleitzahl der Adresse.',
  'Country of the address.': 'Land der Adresse.',
  'The county the property is in; the property tax bill names it.':
    'Das County der Immobilie; es steht im Grundsteuerbescheid.',
  'The number you use most, with country code.': 'Die Nummer, die Sie am meisten nutzen, mit Landesvorwahl.',
  'The number to reach them, with country code.':
    'Die Nummer, unter der die Person zu erreichen ist, mit Landesvorwahl.',
  '+1 555 555 0100': '+49 30 1234567',
  'Mobile number with country code.': 'Mobilnummer mit Landesvorwahl.',
  'Home phone number with country code.': 'Festnetznummer zu Hause mit Landesvorwahl.',
  'The number where you can be reached at work, with extension.':
    'Die Nummer, unter der Sie bei der Arbeit zu erreichen sind, mit Durchwahl.',
  'The number to reach them at work, with extension.':
    'Die Nummer, unter der die Person bei der Arbeit zu erreichen ist, mit Durchwahl.',
  'Another number where you can be reached.': 'Eine weitere Nummer, unter der Sie zu erreichen sind.',
  'Another number to reach them.': 'Eine weitere Nummer, unter der die Person zu erreichen ist.',
  'Fax number with area code, if there is one.': 'Faxnummer mit Vorwahl, falls vorhanden.',
  'An address you check often. Replies are sent there.': 'Eine Adresse, die Sie oft abrufen. Dorthin kommen Antworten.',
  'Their e-mail address.': 'Die E-Mail-Adresse der Person.',
  'name@example.com': 'name@example.com',
  'Additional addresses you used in the last five years, one per line.':
    'Weitere Adressen der letzten fünf Jahre, eine pro Zeile.',
  'Additional numbers you used in the last five years, one per line.':
    'Weitere Nummern der letzten fünf Jahre, eine pro Zeile.',
  'A page about you or your work.': 'Eine Seite über Sie oder Ihre Arbeit.',
  'A page about them or their work.': 'Eine Seite über die Person oder ihre Arbeit.',
  'The web address of your profile.': 'Die Webadresse Ihres Profils.',
  'A platform you used in the last five years.': 'Ein Netzwerk, das Sie in den letzten fünf Jahren genutzt haben.',
  'Your user name on that platform; never a password.': 'Ihr Benutzername dort; niemals ein Passwort.',
  'No if letters should go somewhere else; then fill in the mailing address.':
    'Nein, wenn Briefe woandershin sollen; geben Sie dann die Postanschrift an.',
  'The number to try first.': 'Die Nummer, unter der man Sie zuerst anrufen soll.',
  'When you can talk on weekdays.': 'Wann Sie werktags sprechen können.',
  'Given name and surname of the person to ask for.': 'Vor- und Nachname der Person, nach der gefragt werden soll.',
  'How this person is connected with you, such as friend, brother, employer or business partner.':
    'Wie diese Person mit Ihnen verbunden ist, etwa Freundin, Bruder, Arbeitgeber oder Geschäftspartner.',
  'How long you have known each other, in years.': 'Wie lange Sie sich kennen, in Jahren.',
  'Full name of the institution, as on the transcript or diploma.':
    'Vollständiger Name der Einrichtung, wie in Notenübersicht oder Zeugnis.',
  'What was or will be awarded, as on the diploma.': 'Was verliehen wurde oder wird, wie im Zeugnis.',
  'Main subject, as on the diploma.': 'Hauptfach, wie im Zeugnis.',
  'Minor subject, if there is one.': 'Nebenfach, falls vorhanden.',
  'First day or month, as on the transcript.': 'Erster Tag oder Monat, wie in der Notenübersicht.',
  'Last day or month, or the day of graduation.': 'Letzter Tag oder Monat oder Tag des Abschlusses.',
  'Languages you speak, one per line.': 'Sprachen, die Sie sprechen, eine pro Zeile.',
  'The highest level you have completed.': 'Die höchste Stufe, die Sie abgeschlossen haben.',
  'The highest level they have completed.': 'Die höchste Stufe, die die Person abgeschlossen hat.',
  'The level of the degree, whatever it is called.': 'Die Stufe des Abschlusses, wie auch immer er heißt.',
  'Date on the diploma, or the expected one.': 'Datum auf dem Zeugnis oder das erwartete.',
  'Year on the diploma.': 'Jahr auf dem Zeugnis.',
  'Yes if the diploma has been awarded.': 'Ja, wenn der Abschluss verliehen wurde.',
  'Cumulative average as on the transcript.': 'Gesamtdurchschnitt wie in der Notenübersicht.',
  'The highest possible average, such as 4, 10 or 100.': 'Der bestmögliche Durchschnitt, etwa 4, 10 oder 100.',
  'Whether harder courses count more in the average; the school profile says.':
    'Ob schwerere Kurse mehr zählen; das steht im Schulprofil.',
  'Your rank in the class, if the school ranks students.': 'Ihr Rang im Jahrgang, wenn die Schule Ränge vergibt.',
  'By exact rank, decile, quintile or quartile, or not at all.':
    'Nach genauem Rang, Zehntel, Fünftel oder Viertel oder gar nicht.',
  'About how many students graduate with you.': 'Wie viele etwa mit Ihnen abschließen.',
  'As on the transcript.': 'Wie in der Notenübersicht.',
  'What one credit stands for at this school.': 'Wofür ein Leistungspunkt an dieser Schule steht.',
  'CEEB or similar code; ask your counselor or see the test report.':
    'CEEB- oder ähnlicher Code; fragen Sie die Schulberatung oder sehen Sie im Testbericht nach.',
  'Who runs the school.': 'Wer die Schule trägt.',
  'Yes if you live on campus.': 'Ja, wenn Sie auf dem Campus wohnen.',
  'No if you plan to change schools before then.': 'Nein, wenn Sie vorher die Schule wechseln möchten.',
  'Whatever applies, one per line, such as a gap year, a change of school, graduating early or late.':
    'Was zutrifft, eins pro Zeile, etwa ein Jahr Pause, Schulwechsel, früher oder später Abschluss.',
  "This person's role at the school or organization.": 'Die Rolle dieser Person an der Schule oder Organisation.',
  'A community organization that gave you free help.':
    'Eine gemeinnützige Organisation, die Ihnen kostenlos geholfen hat.',
  'Name of the course as on the schedule or transcript.':
    'Name des Kurses wie im Stundenplan oder in der Notenübersicht.',
  'For example, honors or AP, if the course is above the regular level.':
    'Zum Beispiel Leistungskurs oder AP, wenn der Kurs über dem normalen Niveau liegt.',
  'The part of the year.': 'Der Teil des Jahres.',
  'The school year in which the course was taken, such as 2025/26; the transcript shows it.':
    'Das Schuljahr des Kurses, etwa 2025/26; es steht in der Notenübersicht.',
  'Where or how you took the courses.': 'Wo oder wie Sie die Kurse belegt haben.',
  'What it is called on the certificate.': 'Wie sie auf der Urkunde heißt.',
  'One per line, such as 11 or 12.': 'Eins pro Zeile, etwa 11 oder 12.',
  'The highest level of recognition, such as school, state or national.':
    'Die höchste Ebene der Anerkennung, etwa Schule, Land oder Bund.',
  'What you would like to do, as far as you know today.': 'Was Sie gern tun würden, soweit Sie es heute wissen.',
  'As far as you know today.': 'Soweit Sie es heute wissen.',
  'The examination taken or planned.': 'Die abgelegte oder geplante Prüfung.',
  'Only for tests in one subject.': 'Nur bei Tests in einem Fach.',
  'The date you took it, or plan to take it.': 'Der Tag, an dem Sie ihn gemacht haben oder machen wollen.',
  'The overall result on the report. Leave empty if you have not taken it yet.':
    'Das Gesamtergebnis im Bericht. Leer lassen, wenn Sie den Test noch nicht gemacht haben.',
  'The section score on the report.': 'Das Teilergebnis im Bericht.',
  'The number the university uses to verify the result.': 'Die Nummer, mit der die Universität das Ergebnis prüft.',
  'Some universities take them from the application and check later.':
    'Manche Universitäten übernehmen sie aus der Bewerbung und prüfen später.',
  'A language you know.': 'Eine Sprache, die Sie können.',
  'What you can do in it.': 'Was Sie darin können.',
  'What it is about.': 'Worum es dabei geht.',
  'Your role in it, in up to 50 characters.': 'Ihre Rolle dabei, in höchstens 50 Zeichen.',
  'Name of the club, team or body.': 'Name des Vereins, Teams oder Gremiums.',
  'What you did and achieved, in up to 150 characters.': 'Was Sie getan und erreicht haben, in höchstens 150 Zeichen.',
  'One per line, such as 9, 10, 11, 12 or after.': 'Eins pro Zeile, etwa 9, 10, 11, 12 oder danach.',
  'During school, breaks, or all year.': 'Während der Schulzeit, in den Ferien oder das ganze Jahr.',
  'How many weeks per year you take part.': 'Wie viele Wochen im Jahr Sie mitmachen.',
  'Yes if you plan to continue something similar.': 'Ja, wenn Sie etwas Ähnliches weiterführen möchten.',
  'The question you answer.': 'Die Frage, die Sie beantworten.',
  '250 to 650 words in your own voice.': '250 bis 650 Wörter mit eigener Stimme.',
  'Anything the rest of the application does not show, in up to 300 words.':
    'Was der Rest der Bewerbung nicht zeigt, in höchstens 300 Wörtern.',
  'For example, illness, a natural disaster, or the loss of a home.':
    'Zum Beispiel Krankheit, Naturkatastrophe oder Verlust der Wohnung.',
  'In up to 250 words.': 'In höchstens 250 Wörtern.',
  'One that led to probation, suspension or dismissal.':
    'Einer, der zu Bewährung, Ausschluss auf Zeit oder Entlassung führte.',
  'The total number of years in the country you are applying in.':
    'Die Gesamtzahl der Jahre in dem Land, in dem Sie sich bewerben.',
  'The total number of years outside that country.': 'Die Gesamtzahl der Jahre außerhalb dieses Landes.',
  'Including your own.': 'Ihre eigene mitgezählt.',
  'Your status with the armed forces of the country.': 'Ihr Status bei den Streitkräften des Landes.',
  'For those who are not citizens of the country.': 'Für alle, die nicht Staatsangehörige des Landes sind.',
  'If the fee is a hardship for you; a counselor confirms it.':
    'Falls die Gebühr Sie zu sehr belastet; die Schulberatung bestätigt es.',
  'What shows that you need it.': 'Was zeigt, dass Sie sie brauchen.',
  "Your parents' marital status with each other.": 'Der Familienstand Ihrer Eltern zueinander.',
  'Your permanent home.': 'Ihr ständiges Zuhause.',
  'For example, mother, father or stepparent.': 'Zum Beispiel Mutter, Vater oder Stiefelternteil.',
  "This person's work status.": 'Die berufliche Situation dieser Person.',
  'The number of colleges this person attended.': 'Wie viele Hochschulen diese Person besucht hat.',
  'The admission plan you are applying under, such as early decision.':
    'Das Zulassungsverfahren, etwa frühe Entscheidung.',
  'The term you want to start in.': 'Das Semester, in dem Sie beginnen möchten.',
  'What you want to study; undecided is an answer.': 'Was Sie studieren möchten; „noch offen“ ist auch eine Antwort.',
  'What you would study otherwise.': 'Was Sie sonst studieren würden.',
  'Where you want to live while studying.': 'Wo Sie im Studium wohnen möchten.',
  'Financial help based on need.': 'Finanzielle Hilfe nach Bedarf.',
  'Awards based on merit, regardless of need.': 'Stipendien nach Leistung, unabhängig vom Bedarf.',
  'This includes parents, grandparents, brothers and sisters.': 'Auch Eltern, Großeltern und Geschwister.',
  'The university this application is for.': 'Die Universität, für die diese Bewerbung ist.',
  'How this person knows you.': 'Woher diese Person Sie kennt.',
  'People who depend on your income, other than you and a spouse who applies with you.':
    'Personen, die von Ihrem Einkommen leben, außer Ihnen und Ehepartner/in mit gemeinsamem Antrag.',
  'How old each dependent is today, one per line.': 'Wie alt jede dieser Personen heute ist, eine pro Zeile.',
  'As on the marriage certificate.': 'Wie in der Heiratsurkunde.',
  'Date of the divorce decree or death.': 'Datum des Scheidungsurteils oder des Todes.',
  'As stated in the decree.': 'Wie im Urteil angegeben.',
  'Country of the court or registry.': 'Land des Gerichts oder Standesamts.',
  'Spouse, fiancé, children, brothers or sisters in the country you travel to.':
    'Ehepartner/in, Verlobte, Kinder oder Geschwister in dem Land, in das Sie reisen.',
  'Cousins, aunts, uncles and so on.': 'Cousins, Tanten, Onkel und so weiter.',
  'How you are related to this person.': 'Wie Sie mit dieser Person verwandt sind.',
  'Whether this person has parental authority or is a legal guardian.':
    'Ob diese Person die elterliche Sorge hat oder Vormund ist.',
  'No if this person has died.': 'Nein, wenn diese Person verstorben ist.',
  'All children, wherever they live.': 'Alle Kinder, wo auch immer sie leben.',
  'No if at another address.': 'Nein, wenn an einer anderen Adresse.',
  General: 'Allgemein',
  'Four digits.': 'Vier Ziffern.',
  'Full names, one per line.': 'Vollständige Namen, einer pro Zeile.',
  'Anything that does not fit elsewhere on the form.': 'Alles, was sonst nirgends im Formular passt.',
  'A full postal address.': 'Eine vollständige Postanschrift.',
  'A town with its state and country.': 'Ein Ort mit Bundesstaat und Land.',
  "A person's name in parts.": 'Der Name einer Person in Teilen.',
  "A person's name as forms in the United States ask for it.":
    'Der Name einer Person, wie Formulare in den USA danach fragen.',
  'Another nationality and its passport.': 'Eine weitere Staatsangehörigkeit und ihr Reisepass.',
  'A passport that was lost or stolen.': 'Ein Reisepass, der verloren oder gestohlen wurde.',
  'Its number, if you know it.': 'Seine Nummer, falls Sie sie kennen.',
  'One platform and your name on it.': 'Ein Netzwerk und Ihr Name dort.',
  'One position with one employer.': 'Eine Position bei einem Arbeitgeber.',
  'One school or university you attended.': 'Eine Schule oder Universität, die Sie besucht haben.',
  'One period of service.': 'Eine Dienstzeit.',
  'A relative in the country you travel to.': 'Eine verwandte Person in dem Land, in das Sie reisen.',
  'Name, birth and location of a parent.': 'Name, Geburt und Aufenthalt eines Elternteils.',
  'One earlier marriage.': 'Eine frühere Ehe.',
  'One person traveling with you.': 'Eine Person, die mit Ihnen reist.',
  'One earlier stay in the country.': 'Ein früherer Aufenthalt in dem Land.',
  'Someone who can be contacted about you.': 'Jemand, den man zu Ihnen befragen kann.',
  'An account in your name.': 'Ein Konto auf Ihren Namen.',
  'Money that is not in an account.': 'Geld, das nicht auf einem Konto liegt.',
  'One debt with its monthly payment.': 'Eine Schuld mit ihrer monatlichen Rate.',
  'One regular payment.': 'Eine regelmäßige Zahlung.',
  'One loan secured by the property.': 'Ein Kredit, der durch die Immobilie gesichert ist.',
  'One property, with the loans on it.': 'Eine Immobilie mit den Krediten darauf.',
  'One regular income besides wages.': 'Regelmäßige Einkünfte außer Lohn.',
  'Another loan on the property that you are buying or refinancing.':
    'Ein weiterer Kredit auf die Immobilie, die Sie kaufen oder umschulden.',
  'Money given to you for this loan.': 'Geld, das Sie für diesen Kredit bekommen.',
  'One term of the loan beyond rate and length.': 'Eine Bedingung des Kredits außer Zins und Laufzeit.',
  'One college and what was earned there.': 'Eine Hochschule und was dort erworben wurde.',
  'One parent, as universities ask.': 'Ein Elternteil, wie Universitäten danach fragen.',
  'One brother or sister.': 'Ein Bruder oder eine Schwester.',
  'The person to contact at the school.': 'Die Ansprechperson an der Schule.',
  'A secondary school that you attended.': 'Eine weiterführende Schule, die Sie besucht haben.',
  'One where you earned credits.': 'Eine, an der Sie Leistungspunkte erworben haben.',
  'One course.': 'Ein Kurs.',
  'One honor or award.': 'Eine Auszeichnung.',
  'One examination with its scores.': 'Eine Prüfung mit ihren Ergebnissen.',
  'One activity. List the most important first, ten at most.': 'Eine Aktivität. Die wichtigste zuerst, höchstens zehn.',
  'One language and how well you know it.': 'Eine Sprache und wie gut Sie sie können.',
  'A person who writes a recommendation for you.': 'Eine Person, die eine Empfehlung für Sie schreibt.',
  'One car.': 'Ein Auto.',
  'Everyone in the household who drives, and others who drive the cars.':
    'Alle im Haushalt, die fahren, und andere, die die Autos fahren.',
  'One event of the last five years.': 'Ein Ereignis der letzten fünf Jahre.',
  'A lender, lessor or other party with a stake.': 'Kreditgeber, Leasinggeber oder eine andere beteiligte Partei.',
  'The policy before this one.': 'Die Police vor dieser.',
  'One loss of the last five years, insured or not.': 'Ein Schaden der letzten fünf Jahre, versichert oder nicht.',
  'One valuable insured separately.': 'Ein Wertgegenstand, der gesondert versichert ist.',
  'One position. Start with your current or most recent one.':
    'Eine Position. Beginnen Sie mit der jetzigen oder letzten.',
  'One place of education.': 'Eine Ausbildungsstätte.',
  'One course relevant to the job.': 'Ein Kurs, der für die Stelle wichtig ist.',
  'One certificate or professional license.': 'Ein Zertifikat oder eine Berufszulassung.',
  'Someone who knows your work or you, not a relative.': 'Jemand, der Ihre Arbeit oder Sie kennt, nicht verwandt.',
  'One relative in this organization.': 'Eine verwandte Person in dieser Organisation.',
  'The person to call in an emergency.': 'Die Person, die im Notfall angerufen wird.',
  'A person who will live in the home with you.': 'Eine Person, die mit Ihnen in der Wohnung leben wird.',
  'One animal that will live in the home.': 'Ein Tier, das in der Wohnung leben wird.',
  'One car to be parked there.': 'Ein Auto, das dort stehen soll.',
  'Every home of the last three years, the current one first.':
    'Jede Wohnung der letzten drei Jahre, die jetzige zuerst.',
  'Each job that pays you, the current one first.': 'Jede Stelle, die Sie bezahlt, die jetzige zuerst.',
  'One account.': 'Ein Konto.',
  'Town of the branch.': 'Ort der Filiale.',
  'One creditor, such as a credit card, car loan or student loan.':
    'Ein Gläubiger, etwa Kreditkarte, Autokredit oder Studienkredit.',
  'One owner, manager, director or officer.':
    'Eine Person, der das Unternehmen gehört, die es führt oder ein Amt darin hat.',
  'Job application': 'Bewerbung',
  'The job title in the advertisement.': 'Die Stellenbezeichnung in der Anzeige.',
  'The number in the advertisement.': 'Die Nummer in der Anzeige.',
  'The pay grade you are applying for, in public service.':
    'Die Besoldungsgruppe, auf die Sie sich im öffentlichen Dienst bewerben.',
  'The lowest pay you would accept, with its period.': 'Das niedrigste Gehalt, das Sie annehmen würden, mit Zeitraum.',
  'The first day you could start.': 'Der erste Tag, an dem Sie anfangen könnten.',
  'Cities, or anywhere; one per line.': 'Orte oder überall; einer pro Zeile.',
  'One per line, such as days, nights, weekends or rotating shifts.':
    'Eins pro Zeile, etwa Tag, Nacht, Wochenende oder Wechselschicht.',
  'This means nights away from home.': 'Also mit Nächten außer Haus.',
  'To another city or country.': 'In eine andere Stadt oder ein anderes Land.',
  'When it is needed.': 'Wenn nötig.',
  'For example, website, newspaper, or a person who works there.':
    'Zum Beispiel Website, Zeitung oder jemand, der dort arbeitet.',
  'If yes, say when and where below.': 'Wenn ja, sagen Sie unten, wann und wo.',
  'If yes, say when below.': 'Wenn ja, sagen Sie unten, wann.',
  'As a citizen, or with a permit you can show.':
    'Als Staatsangehörige/r oder mit einer Erlaubnis, die Sie vorlegen können.',
  'Now or later.': 'Jetzt oder später.',
  'You may be asked for proof.': 'Vielleicht werden Sie um einen Nachweis gebeten.',
  'Asked when the job involves driving.': 'Wird gefragt, wenn zur Stelle das Fahren gehört.',
  'With or without reasonable accommodation.': 'Mit oder ohne angemessene Vorkehrungen.',
  'The year it was completed.': 'Das Jahr des Abschlusses.',
  'School, company or body.': 'Schule, Unternehmen oder Einrichtung.',
  'Other languages, software, tools, machines, typing speed; one per line.':
    'Weitere Sprachen, Software, Werkzeuge, Maschinen, Tippgeschwindigkeit; eins pro Zeile.',
  'In words per minute, if the job requires it.': 'In Wörtern pro Minute, falls die Stelle es verlangt.',
  'The name.': 'Der Name.',
  'On the certificate.': 'Auf dem Zertifikat.',
  'The organization or state that issued it.': 'Die Organisation oder der Staat, der es ausgestellt hat.',
  'On the certificate, where it ends.': 'Auf dem Zertifikat, falls es abläuft.',
  'Professional societies, awards, publications, leadership; one per line.':
    'Berufsverbände, Preise, Veröffentlichungen, Leitungsaufgaben; eins pro Zeile.',
  "The points you claim in public service; your discharge papers and the agency's letter prove them.":
    'Die Punkte, die Sie im öffentlichen Dienst geltend machen; Entlassungspapiere und das Schreiben der Behörde belegen sie.',
  'If yes, enter the highest grade you held below.': 'Wenn ja, tragen Sie unten Ihre höchste Besoldungsgruppe ein.',
  'Of the highest civilian grade held.': 'Der höchsten zivilen Besoldungsgruppe.',
  'The highest, permanent.': 'Die höchste, dauerhafte.',
  'Through earlier service in the career system; form SF-50 proves it.':
    'Durch frühere Zeiten im Laufbahnsystem; Formular SF-50 belegt es.',
  'If yes, name them and their relationship to you below.': 'Wenn ja, nennen Sie sie unten und wie Sie verwandt sind.',
  'Asked of men born after 1959 in the United States.': 'Gefragt werden in den USA Männer, die nach 1959 geboren sind.',
  'Felonies, firearms and explosives violations, misdemeanors and others; small traffic fines aside. Not asked everywhere.':
    'Verbrechen, Verstöße mit Waffen und Sprengstoff, Vergehen und andere; kleine Verkehrsbußen nicht. Wird nicht überall gefragt.',
  'By a military court.': 'Von einem Militärgericht.',
  'For any violation of law.': 'Wegen irgendeines Gesetzesverstoßes.',
  'Or did you leave by mutual agreement after problems.': 'Oder sind Sie nach Problemen einvernehmlich gegangen.',
  'Retirement pay, pension or other pay from military or civilian service.':
    'Ruhegehalt, Pension oder andere Bezüge aus militärischem oder zivilem Dienst.',
  'For example, a non-compete agreement.': 'Zum Beispiel ein Wettbewerbsverbot.',
  'Many states forbid the question; leave it empty there.':
    'Viele Bundesstaaten verbieten die Frage; lassen Sie sie dort leer.',
  'Asked for statistics; answering is voluntary.': 'Wird für Statistiken gefragt; die Antwort ist freiwillig.',
  'If the employer asks for it.': 'Wenn der Arbeitgeber danach fragt.',
  "This person's position.": 'Die Position dieser Person.',
  'Where this person works.': 'Wo diese Person arbeitet.',
  'Asked of former federal employees; the personnel form shows it.':
    'Gefragt werden frühere Bundesbeschäftigte; es steht im Personalformular.',
  Home: 'Wohnen',
  'The number of homes in the building; one for a single-family house.':
    'Wie viele Wohnungen das Gebäude hat; eine beim Einfamilienhaus.',
  'How you will use the property.': 'Wie Sie die Immobilie nutzen werden.',
  'Yes if you use part of it for your own business, such as a shop or practice.':
    'Ja, wenn Sie einen Teil für Ihr eigenes Unternehmen nutzen, etwa Laden oder Praxis.',
  'Yes for a factory-built home on a permanent chassis.': 'Ja bei einem im Werk gebauten Haus auf festem Fahrgestell.',
  'On the deed, the tax bill or the inspection report.': 'In Grundbuch, Steuerbescheid oder Gutachten.',
  'Owner or manager of the home, as in the lease.':
    'Wem die Wohnung gehört oder wer sie verwaltet, wie im Mietvertrag.',
  'Number in the lease.': 'Nummer im Mietvertrag.',
  'An address the landlord replies from.': 'Eine Adresse, von der die Vermieterseite antwortet.',
  'First day at this address; the lease shows it.': 'Erster Tag an dieser Adresse; er steht im Mietvertrag.',
  'Last day at this address; leave empty while you live there.':
    'Letzter Tag an dieser Adresse; leer lassen, solange Sie dort wohnen.',
  'Last day of the lease term.': 'Letzter Tag des Mietvertrags.',
  'Full ownership, or a leasehold that ends on a date.':
    'Volles Eigentum oder ein Erbbaurecht, das an einem Datum endet.',
  'Only for leaseholds.': 'Nur bei Erbbaurechten.',
  'The names to appear on the deed, one per line.': 'Die Namen, die im Grundbuch stehen sollen, einer pro Zeile.',
  'How several owners hold the property; ask the title company.':
    'Wie mehrere Eigentümer die Immobilie halten; fragen Sie das Notariat.',
  'Whether title is or will be held by a trust.': 'Ob das Eigentum in einem Treuhandvermögen liegt oder liegen wird.',
  'Only for property on tribal land.': 'Nur bei Immobilien auf Stammesland.',
  'Only if the home is part of one.': 'Nur, wenn das Haus zu einem gehört.',
  'Identity papers': 'Ausweise',
  'As shown on the cover; almost always an ordinary passport.':
    'Wie auf dem Umschlag; fast immer ein gewöhnlicher Reisepass.',
  'Top right of the page with your photo, and in the second line of the machine-readable zone.':
    'Oben rechts auf der Seite mit Ihrem Foto und in der zweiten maschinenlesbaren Zeile.',
  'The number of their passport or ID card.': 'Die Nummer des Reisepasses oder Personalausweises der Person.',
  'Also called inventory control number; not all passports have one.':
    'Auch Bestandsnummer genannt; nicht alle Reisepässe haben eine.',
  'The country whose government issued the passport, on its first line.':
    'Das Land, dessen Regierung den Reisepass ausgestellt hat, in der ersten Zeile.',
  'The office that issued the passport, printed beside "Authority".':
    'Die ausstellende Stelle, gedruckt neben „Behörde“ (Authority).',
  'The city of the issuing office, if the passport names it.':
    'Der Ort der ausstellenden Stelle, falls der Reisepass ihn nennt.',
  'As shown on the passport, if it is.': 'Wie im Reisepass, falls er es nennt.',
  'On the page with your photo, beside "Date of issue".':
    'Auf der Seite mit Ihrem Foto, neben „Ausstellungsdatum“ (Date of issue).',
  'On the page with your photo, beside "Date of expiry"; most countries want months beyond your stay.':
    'Auf der Seite mit Ihrem Foto, neben „Gültig bis“ (Date of expiry); die meisten Länder verlangen einige Monate mehr.',
  'Yes, even if it was found later.': 'Ja, auch wenn er später gefunden wurde.',
  'The number on your national ID card that stays the same for life, where your country has one.':
    'Die Nummer, die ein Leben lang gleich bleibt, falls Ihr Land eine vergibt.',
  'Printed on the card itself; a new card has a new number.':
    'Auf der Karte selbst; eine neue Karte hat eine neue Nummer.',
  'The document you show to prove who you are.': 'Womit Sie nachweisen, wer Sie sind.',
  'On the front of the card, marked DL, LIC or 5.': 'Auf der Vorderseite, mit 5, DL oder LIC bezeichnet.',
  "State or country that issued the driver's license.": 'Staat oder Land, das den Führerschein ausgestellt hat.',
  'The class of vehicle it is for, on the front of the card.': 'Für welche Fahrzeuge er gilt, auf der Vorderseite.',
  'On the front of the card, marked ISS or 4a.': 'Auf der Vorderseite, mit 4a oder ISS bezeichnet.',
  'On the front of the card, marked EXP or 4b.': 'Auf der Vorderseite, mit 4b oder EXP bezeichnet.',
  'A license issued by any of the states.': 'Ein Führerschein eines der Bundesstaaten.',
  'As stated on the card or in the decision.': 'Wie auf der Karte oder im Bescheid.',
  'On the front of the card.': 'Auf der Vorderseite der Karte.',
  'A and nine digits on US immigration papers; on a permanent resident card beside "USCIS#".':
    'A und neun Ziffern auf US-Einwanderungspapieren; auf der Green Card neben „USCIS#“.',
  'On the visa sticker; on US visas the eight digits in red, lower right.':
    'Auf dem Visumaufkleber; bei US-Visa die acht roten Ziffern unten rechts.',
  'The kind of visa, such as B1/B2 or F1, on the sticker.': 'Die Art des Visums auf dem Aufkleber, etwa B1/B2 oder F1.',
  'On the visa sticker beside "Issue date".': 'Auf dem Aufkleber neben „Issue date“.',
  'On the visa sticker beside "Expiration date" or "Until".': 'Auf dem Aufkleber neben „Expiration date“ oder „Bis“.',
  'On the visa sticker beside "From".': 'Auf dem Aufkleber neben „Vom“.',
  'Yes if they were collected for an earlier visa application.':
    'Ja, wenn sie für einen früheren Visumantrag abgenommen wurden.',
  'If you remember it; the year and month of the application are close enough for the search.':
    'Falls Sie sich erinnern; Jahr und Monat des Antrags genügen für die Suche.',
  Insurance: 'Versicherung',
  'Cars, the home, or both.': 'Autos, das Haus oder beides.',
  'What you want the insurer to do.': 'Was der Versicherer tun soll.',
  'The agency or broker you work with.': 'Die Agentur oder der Makler, mit dem Sie arbeiten.',
  'Filled in by the agent.': 'Füllt die Agentur aus.',
  'The number on letters from the agency.': 'Die Nummer auf Briefen der Agentur.',
  'The insurance company, as on the policy or insurance card.':
    'Die Versicherungsgesellschaft, wie auf Police oder Versicherungskarte.',
  'Five digits that identify the insurer; see the insurance card.':
    'Fünf Ziffern des Versicherers; siehe Versicherungskarte.',
  'On the declarations page or insurance card.': 'Auf dem Versicherungsschein oder der Versicherungskarte.',
  'The first day you want coverage.': 'Der erste Tag, an dem Sie versichert sein möchten.',
  'The last day of coverage.': 'Der letzte Tag des Schutzes.',
  'On its declarations page.': 'Auf ihrem Versicherungsschein.',
  'Counting all insurers.': 'Alle Versicherer zusammen.',
  'For the policy term, on the declarations page.': 'Für die Laufzeit, auf dem Versicherungsschein.',
  'Who sends the bill.': 'Wer die Rechnung schickt.',
  'How the premium is paid.': 'Wie die Prämie gezahlt wird.',
  'How you will pay.': 'Womit Sie zahlen.',
  'Whether you own or rent your home.': 'Ob das Haus Ihnen gehört oder gemietet ist.',
  'The most that is paid for one injured person.': 'Das Meiste, das für eine verletzte Person gezahlt wird.',
  'The most that is paid for everyone injured in one accident.':
    'Das Meiste, das für alle bei einem Unfall Verletzten gezahlt wird.',
  "The most that is paid for other people's property in one accident.":
    'Das Meiste, das bei einem Unfall für Eigentum anderer gezahlt wird.',
  'One limit in place of the three above.': 'Eine Höchstgrenze statt der drei oben.',
  'For you and your passengers, whoever is at fault.': 'Für Sie und Mitfahrende, egal, wer schuld ist.',
  'The limit or option, in states that have it.': 'Die Höchstgrenze oder Option in Bundesstaaten, die es haben.',
  'Limits per person/per accident.': 'Höchstgrenzen je Person/je Unfall.',
  'The most that is paid.': 'Das Meiste, das gezahlt wird.',
  'Why this party has an interest in what is insured.': 'Warum diese Partei an dem Versicherten beteiligt ist.',
  'As in the loan or lease contract.': 'Wie im Kredit- oder Leasingvertrag.',
  'On statements of the lender.': 'Auf Auszügen des Kreditgebers.',
  'The car or building it applies to.': 'Das Auto oder Gebäude, um das es geht.',
  'The type of home policy; the agent can tell you.': 'Die Art der Wohngebäudepolice; die Agentur weiß es.',
  'What it would cost to rebuild the house.': 'Was der Wiederaufbau des Hauses kosten würde.',
  'For example, a garage, shed or fence.': 'Zum Beispiel Garage, Schuppen oder Zaun.',
  'What your belongings in the home are worth.': 'Was Ihr Hausrat wert ist.',
  'For living elsewhere while the home is repaired.': 'Für das Wohnen anderswo, solange das Haus repariert wird.',
  'For each event.': 'Je Ereignis.',
  'For each person.': 'Je Person.',
  'The part of each loss you pay yourself.': 'Der Teil jedes Schadens, den Sie selbst zahlen.',
  'An amount or a percentage.': 'Ein Betrag oder ein Prozentsatz.',
  'An amount or a percentage, in states that have it.':
    'Ein Betrag oder ein Prozentsatz, in Bundesstaaten, die es haben.',
  'The part of each theft you pay yourself.': 'Der Teil jedes Diebstahls, den Sie selbst zahlen.',
  'Extra coverage you want, one per line, such as water backup or scheduled property.':
    'Gewünschter Zusatzschutz, eins pro Zeile, etwa Rückstau oder aufgeführte Gegenstände.',
  'Yes if belongings are replaced with new ones.': 'Ja, wenn Gegenstände durch neue ersetzt werden.',
  'Yes if rebuilding is covered beyond the limit.':
    'Ja, wenn der Wiederaufbau über die Höchstgrenze hinaus gedeckt ist.',
  'On the deed.': 'Im Grundbuch.',
  'In the sales contract.': 'Im Kaufvertrag.',
  'Including land, according to an appraisal or tax bill.': 'Mit Grundstück, laut Gutachten oder Steuerbescheid.',
  'Without land, as calculated by the agent.': 'Ohne Grundstück, wie von der Agentur berechnet.',
  'What the walls are made of.': 'Woraus die Wände sind.',
  'For example, siding, brick or stucco.': 'Zum Beispiel Verkleidung, Ziegel oder Putz.',
  'Above ground.': 'Über der Erde.',
  'According to the deed, appraisal or tax bill.': 'Laut Grundbuch, Gutachten oder Steuerbescheid.',
  'Without bathrooms.': 'Ohne Badezimmer.',
  'Count half baths as .5.': 'Gäste-WCs zählen als 0,5.',
  'The number of households it is built for.': 'Für wie viele Haushalte es gebaut ist.',
  'Including you.': 'Sie mitgezählt.',
  'How much of the year someone lives there.': 'Wie viel des Jahres dort jemand wohnt.',
  'What the building is.': 'Was das Gebäude ist.',
  'What it is made of.': 'Woraus es ist.',
  'The year it was last replaced.': 'Das Jahr der letzten Erneuerung.',
  'For example, copper with circuit breakers.': 'Zum Beispiel Kupfer mit Sicherungsautomaten.',
  'On the main breaker.': 'Auf der Hauptsicherung.',
  'What the pipes are made of.': 'Woraus die Rohre sind.',
  'What heats the house.': 'Womit das Haus geheizt wird.',
  'For example, a wood stove or space heater.': 'Zum Beispiel Holzofen oder Heizlüfter.',
  'Burning solid fuel of any kind.': 'Mit festem Brennstoff jeder Art.',
  'What the house is built on.': 'Worauf das Haus gebaut ist.',
  'Where the car is kept.': 'Wo das Auto steht.',
  'How many cars fit.': 'Wie viele Autos hineinpassen.',
  'The type of pool, if any.': 'Die Art des Beckens, falls vorhanden.',
  'All around, with a gate that locks.': 'Rundum, mit abschließbarem Tor.',
  'At the pool.': 'Am Becken.',
  'One to ten, from the agent.': 'Eins bis zehn, von der Agentur.',
  'Distance by road to the nearest fire hydrant; ask the fire department.':
    'Straßenentfernung zum nächsten Hydranten; fragen Sie die Feuerwehr.',
  'Distance by road to the fire station that responds.': 'Straßenentfernung zur zuständigen Feuerwache.',
  'The fire department that responds.': 'Die zuständige Feuerwehr.',
  'According to the tax bill.': 'Laut Steuerbescheid.',
  'Choose the range.': 'Wählen Sie den Bereich.',
  'How much of the house they cover.': 'Wie viel des Hauses sie abdecken.',
  'On all outer doors.': 'An allen Außentüren.',
  'Kept in the home.': 'Im Haus vorhanden.',
  'The type of item.': 'Die Art des Gegenstands.',
  'A description that identifies it, with serial number.':
    'Eine Beschreibung, die ihn erkennen lässt, mit Seriennummer.',
  'According to a receipt or appraisal.': 'Laut Quittung oder Gutachten.',
  'What caused it.': 'Was ihn verursacht hat.',
  'No if it has been settled.': 'Nein, wenn er abgeschlossen ist.',
  'This includes leased cars and shared ownership.': 'Auch geleaste Autos und gemeinsames Eigentum.',
  'Any car kept on the street overnight.': 'Jedes Auto, das über Nacht auf der Straße steht.',
  'Away from the garaging address.': 'Nicht am gewöhnlichen Standort.',
  'Any other policy.': 'Jede andere Police.',
  'Any policy of any kind with the same insurer.': 'Jede Police jeder Art beim selben Versicherer.',
  'In the last three years; some states do not allow the question.':
    'In den letzten drei Jahren; in manchen Bundesstaaten ist die Frage nicht erlaubt.',
  'In the last five years.': 'In den letzten fünf Jahren.',
  'Physical or mental.': 'Körperlich oder geistig.',
  'A filing that the licensing office asks for after some offenses, such as SR-22.':
    'Ein Nachweis, den die Behörde nach manchen Verstößen verlangt, etwa SR-22.',
  'This includes deliveries and ride sharing.': 'Auch Lieferungen und Fahrdienste.',
  'In the last year.': 'Im letzten Jahr.',
  'With or without a license.': 'Mit oder ohne Führerschein.',
  'On active duty.': 'Im aktiven Dienst.',
  'This includes day care and farming.': 'Auch Kinderbetreuung und Landwirtschaft.',
  'Full-time or part-time.': 'Vollzeit oder Teilzeit.',
  'Near the house.': 'In der Nähe des Hauses.',
  'Wherever it is located.': 'Wo auch immer es liegt.',
  'If yes, give breed and bite history below.': 'Wenn ja, nennen Sie unten Rasse und frühere Bisse.',
  'For each animal.': 'Für jedes Tier.',
  'Or other than houses.': 'Oder andere als Häuser.',
  'With or without a net.': 'Mit oder ohne Netz.',
  'Above or below ground.': 'Über oder unter der Erde.',
  'Construction that is under way or about to start.': 'Bauarbeiten, die laufen oder bald beginnen.',
  'Yes if it is on the market now.': 'Ja, wenn es gerade auf dem Markt ist.',
  'If yes, say how many and what for below.': 'Wenn ja, sagen Sie unten, wie viel und wofür.',
  'Owned by anyone in the household.': 'Von jemandem im Haushalt.',
  'In buildings before 1978.': 'In Gebäuden von vor 1978.',
  'From an earlier loss.': 'Von einem früheren Schaden.',
  'Or indicted, in the last ten years; some states do not allow the question.':
    'Oder angeklagt, in den letzten zehn Jahren; in manchen Bundesstaaten ist die Frage nicht erlaubt.',
  'If yes, name it below.': 'Wenn ja, nennen Sie sie unten.',
  'Only for rented and condominium homes.': 'Nur bei Miet- und Eigentumswohnungen.',
  'Only for row houses and townhouses; homes between fire walls.':
    'Nur bei Reihenhäusern; Häuser zwischen Brandmauern.',
  'Paid with the application.': 'Mit dem Antrag gezahlt.',
  'One per line, with length and horsepower.': 'Eins pro Zeile, mit Länge und Leistung.',
  'Whether a borrower lives in such a state, or the property is located there.':
    'Ob eine kreditnehmende Person in einem solchen Bundesstaat wohnt oder die Immobilie dort liegt.',
  'Or does the property have a clean energy lien.': 'Oder liegt auf der Immobilie ein Pfandrecht für saubere Energie.',
  'A construction loan that becomes a permanent one.': 'Ein Baukredit, der zu einem dauerhaften wird.',
  'Only for refinancing.': 'Nur bei Umschuldung.',
  'Only for construction; on the deed.': 'Nur beim Bau; im Grundbuch.',
  'What was paid for it.': 'Was dafür gezahlt wurde.',
  'How these answers were collected.': 'Wie diese Antworten erhoben wurden.',
  'Under the law of the state where you live or where the property is located.':
    'Nach dem Recht des Bundesstaats, in dem Sie wohnen oder die Immobilie liegt.',
  "As it is called in that state's law.": 'Wie sie im Recht dieses Bundesstaats heißt.',
  'Whether the rate is fixed.': 'Ob der Zins fest ist.',
  'The annual percentage on the note.': 'Der Jahreszins im Kreditvertrag.',
  'Length of the loan in months; thirty years are 360.': 'Laufzeit des Kredits in Monaten; dreißig Jahre sind 360.',
  'A term of the loan beyond rate and length.': 'Eine Bedingung des Kredits außer Zins und Laufzeit.',
  'In months, where it has one.': 'In Monaten, falls es eine gibt.',
  'Monthly principal and interest.': 'Zins und Tilgung im Monat.',
  'Yearly premium divided by twelve.': 'Jahresprämie geteilt durch zwölf.',
  'For example, flood cover.': 'Zum Beispiel gegen Hochwasser.',
  'Yearly tax bill divided by twelve.': 'Jährliche Grundsteuer geteilt durch zwölf.',
  'If the down payment is small.': 'Wenn das Eigenkapital gering ist.',
  "Condominium, cooperative or homeowners' association.":
    'Eigentümergemeinschaft, Genossenschaft oder Siedlungsverein.',
  'Any other regular cost of the home.': 'Jede andere regelmäßige Ausgabe fürs Haus.',
  'Their expected cost.': 'Ihre voraussichtlichen Kosten.',
  'Its price or value.': 'Sein Preis oder Wert.',
  'Of the mortgages on this property.': 'Der Hypotheken auf dieser Immobilie.',
  'Credit cards and other debts the loan will pay off.': 'Kreditkarten und andere Schulden, die der Kredit ablöst.',
  'With prepaid and initial escrow payments, in the loan estimate.':
    'Mit Vorauszahlungen und ersten Rücklagen, im Kreditangebot.',
  'The amount paid to lower the rate.': 'Der Betrag, der für einen niedrigeren Zins gezahlt wird.',
  'What the seller pays on your behalf.': 'Was die Verkäuferseite für Sie zahlt.',
  'Earnest money, gifts and the like.': 'Anzahlung, Schenkungen und Ähnliches.',
  'What you pay yourself.': 'Was Sie selbst zahlen.',
  'What is left to pay at closing; negative if you receive money.':
    'Was beim Abschluss noch zu zahlen ist; negativ, wenn Sie Geld bekommen.',
  'In the public register of mortgage companies and originators.':
    'Im öffentlichen Register der Hypothekenunternehmen und Vermittler.',
  'As the register shows it.': 'Wie im Register.',
  'Months until the rate changes for the first time; only for adjustable rates.':
    'Monate bis zur ersten Zinsänderung; nur bei variablem Zins.',
  'Months between later changes; only for adjustable rates.':
    'Monate zwischen späteren Änderungen; nur bei variablem Zins.',
  Money: 'Geld',
  'As at the top of the statement.': 'Wie oben auf dem Kontoauszug.',
  'On the statement; all digits, or the last four where the form allows.':
    'Auf dem Kontoauszug; alle Ziffern oder, wo das Formular es erlaubt, die letzten vier.',
  'As named on the statement.': 'Wie auf dem Kontoauszug.',
  'Closing balance of the latest statement, or the value of the shares on that day.':
    'Endsaldo des letzten Auszugs oder Wert der Anteile an diesem Tag.',
  'The nine digits at the bottom left of a check, or on the statement.':
    'Die neun Ziffern unten links auf einem Scheck oder auf dem Kontoauszug.',
  'Money that is not in an account, such as from the sale of a property, or earnest money you have paid.':
    'Geld, das nicht auf einem Konto liegt, etwa aus einem Immobilienverkauf oder einer Anzahlung.',
  'Cash or market value, as the contract or receipt shows it.': 'Barwert oder Marktwert, wie in Vertrag oder Quittung.',
  'The company you owe, as on its statement.': 'Das Unternehmen, dem Sie Geld schulden, wie auf seinem Auszug.',
  "As on the creditor's statement; the last four digits are often enough.":
    'Wie auf dem Auszug des Gläubigers; oft genügen die letzten vier Ziffern.',
  'What is owed today, on the latest statement.': 'Was heute offen ist, auf dem letzten Auszug.',
  'What you pay each month, or the minimum due.': 'Was Sie jeden Monat zahlen, oder der Mindestbetrag.',
  'Yes if this debt will be paid off by the time the loan closes.':
    'Ja, wenn diese Schuld bis zum Abschluss des Kredits abgelöst ist.',
  'Regular payments that are not debts.': 'Regelmäßige Zahlungen, die keine Schulden sind.',
  'Market value today, from an appraisal, tax bill or the purchase price.':
    'Heutiger Marktwert, aus Gutachten, Steuerbescheid oder Kaufpreis.',
  'Whether you keep it or sell it.': 'Ob Sie sie behalten oder verkaufen.',
  'How it will be lived in from now on.': 'Wie sie künftig bewohnt wird.',
  'What is not already part of the mortgage payment.': 'Was nicht schon in der Hypothekenrate steckt.',
  'Gross rent as in the lease with the tenant.': 'Bruttomiete wie im Mietvertrag.',
  'Rent after costs, as the lender works it out.': 'Miete nach Kosten, wie der Kreditgeber sie berechnet.',
  'As on the note or mortgage statement.': 'Wie im Kreditvertrag oder Hypothekenauszug.',
  'Only for lines of credit.': 'Nur bei Kreditrahmen.',
  'Whether it is the first loan on the property or comes after another.':
    'Ob es der erste Kredit auf die Immobilie ist oder nach einem anderen kommt.',
  'How much you want to borrow.': 'Wie viel Sie leihen möchten.',
  'What the money is for.': 'Wofür das Geld ist.',
  'For a line of credit, the amount you will draw right away.':
    'Bei einem Kreditrahmen der Betrag, den Sie sofort abrufen.',
  'Rent you expect from the property, by lease or appraisal.':
    'Die erwartete Miete der Immobilie, laut Mietvertrag oder Gutachten.',
  'The person or body the gift or grant comes from; a gift letter names them.':
    'Von wem die Schenkung oder der Zuschuss kommt; es steht im Schenkungsbrief.',
  'Money, equity in the property, or a grant.': 'Geld, Eigenkapital in der Immobilie oder ein Zuschuss.',
  'Yes if the money has been deposited.': 'Ja, wenn das Geld eingezahlt ist.',
  'Alone, or together with others whose income counts too.': 'Allein oder mit anderen, deren Einkommen auch zählt.',
  'Everyone who will sign the loan, including you.': 'Alle, die den Kredit unterschreiben, Sie mitgezählt.',
  'Whether you own, rent, or live there free of charge.':
    'Ob Sie Eigentümer/in oder Mieter/in sind oder umsonst wohnen.',
  'Whether they own, rent, or live there free of charge.':
    'Ob die Person Eigentümer/in oder Mieter/in ist oder umsonst wohnt.',
  'As in the lease, or on the bank statement.': 'Wie im Mietvertrag oder auf dem Kontoauszug.',
  'Full years at this address.': 'Volle Jahre an dieser Adresse.',
  'Months on top of the full years.': 'Monate zusätzlich zu den vollen Jahren.',
  'How often rent is paid.': 'Wie oft Miete gezahlt wird.',
  'Income before tax of everyone in the household, as on the last tax return.':
    'Einkommen vor Steuern von allen im Haushalt, wie in der letzten Steuererklärung.',
  'Three letters, such as EUR or USD.': 'Drei Buchstaben, etwa EUR oder USD.',
  'Given names and surname in the order you write them, spelled as in your passport or ID card.':
    'Vor- und Nachnamen in der Reihenfolge, in der Sie sie schreiben, wie in Reisepass oder Personalausweis.',
  'Given names and surname in the order they write them.':
    'Vor- und Nachnamen in der Reihenfolge, in der die Person sie schreibt.',
  'Given names and surname': 'Vor- und Nachnamen',
  'Family name exactly as printed in the passport beside "Surname", or on the ID card.':
    'Familienname genau wie im Reisepass neben „Name“ (Surname) oder im Personalausweis.',
  'All first and middle names exactly as printed in the passport beside "Given names".':
    'Alle Vornamen genau wie im Reisepass neben „Vornamen“ (Given names).',
  'The first of your given names, as on your ID; further ones go under middle name.':
    'Der erste Ihrer Vornamen, wie im Ausweis; weitere gehören zum zweiten Vornamen.',
  'The first of their given names, as on their ID.': 'Der erste Vorname der Person, wie im Ausweis.',
  'Names between first name and surname, as on your ID; leave empty if there are none.':
    'Namen zwischen Vorname und Nachname, wie im Ausweis; leer lassen, wenn es keine gibt.',
  'Names between first name and surname; leave empty if there are none.':
    'Namen zwischen Vorname und Nachname; leer lassen, wenn es keine gibt.',
  'What follows the surname on your ID, such as Jr., Sr. or III.':
    'Was im Ausweis hinter dem Nachnamen steht, etwa Jr., Sr. oder III.',
  'Follows the surname, such as Jr., Sr. or III.': 'Steht hinter dem Nachnamen, etwa Jr., Sr. oder III.',
  'How you are addressed, such as Mr, Ms or Dr.': 'Wie Sie angesprochen werden, etwa Herr, Frau oder Dr.',
  'How they are addressed, such as Mr, Ms or Dr.': 'Wie die Person angesprochen wird, etwa Herr, Frau oder Dr.',
  'The name you go by, if it is different from the one on your documents.':
    'Der Name, mit dem Sie gerufen werden, falls anders als in Ihren Dokumenten.',
  'Your name in the script of your own language, as on your national ID or birth certificate.':
    'Ihr Name in der Schrift Ihrer Sprache, wie in Ausweis oder Geburtsurkunde.',
  'The family name on your birth certificate and any former family names. If it never changed, the same as today.':
    'Der Familienname in Ihrer Geburtsurkunde und frühere Familiennamen. Hat er sich nie geändert, der heutige.',
  'The family name on their birth certificate. If it never changed, the same as today.':
    'Der Familienname in der Geburtsurkunde der Person. Hat er sich nie geändert, der heutige.',
  'Any other name you have been known by, such as maiden, religious, professional or alias names; one per line.':
    'Jeder andere Name, unter dem man Sie kennt oder kannte, etwa Geburts-, Ordens-, Künstler- oder Aliasname; einer pro Zeile.',
  'Any other name they have been known by, one per line.':
    'Jeder andere Name, unter dem man die Person kennt oder kannte, einer pro Zeile.',
  'Four-digit codes for the characters of Chinese names, if your documents show them.':
    'Vierstellige Codes für die Zeichen chinesischer Namen, falls sie in Ihren Dokumenten stehen.',
  'As in your passport, ID card or birth certificate.':
    'Wie in Ihrem Reisepass, Personalausweis oder Ihrer Geburtsurkunde.',
  'As in their passport, ID card or birth certificate.':
    'Wie in Reisepass, Personalausweis oder Geburtsurkunde der Person.',
  'Town or city of birth, as in your passport.': 'Ort der Geburt, wie in Ihrem Reisepass.',
  'Town or city of birth, as in their passport.': 'Ort der Geburt, wie im Reisepass der Person.',
  'State, province or region of birth when the country has them, as on the birth certificate.':
    'Bundesstaat, Provinz oder Region der Geburt, falls das Land sie hat, wie in der Geburtsurkunde.',
  'The country your place of birth belonged to when you were born.':
    'Das Land, zu dem Ihr Geburtsort bei Ihrer Geburt gehörte.',
  'The country their place of birth belonged to when they were born.':
    'Das Land, zu dem der Geburtsort bei der Geburt der Person gehörte.',
  'As entered in your passport or ID card.': 'Wie in Ihrem Reisepass oder Personalausweis.',
  'As entered in their passport or ID card.': 'Wie in Reisepass oder Personalausweis der Person.',
  'How you describe your gender, in your own words, if you wish to say.':
    'Wie Sie Ihr Geschlecht selbst beschreiben, wenn Sie es sagen möchten.',
  'The pronouns people should use for you, if you wish to say.':
    'Die Pronomen, die man für Sie verwenden soll, wenn Sie es sagen möchten.',
  'Your civil status today; a separation counts only when it is registered or ordered by a court.':
    'Ihr heutiger Familienstand; eine Trennung zählt nur, wenn sie eingetragen oder gerichtlich angeordnet ist.',
  'Their civil status today.': 'Der heutige Familienstand der Person.',
  'Your country of citizenship, as printed in your passport.': 'Ihre Staatsangehörigkeit, wie im Reisepass.',
  'Their country of citizenship.': 'Die Staatsangehörigkeit der Person.',
  "Your citizenship when you were born, if different from today's.":
    'Ihre Staatsangehörigkeit bei der Geburt, falls anders als heute.',
  'Another country of which you are or have been a citizen.':
    'Ein weiteres Land, dessen Staatsangehörigkeit Sie haben oder hatten.',
  'Yes if you have or had a passport of that country.': 'Ja, wenn Sie einen Reisepass dieses Landes haben oder hatten.',
  'A country, other than that of your nationality, where you have the right to live permanently.':
    'Ein Land außer dem Ihrer Staatsangehörigkeit, in dem Sie dauerhaft leben dürfen.',
  'Your status in the country you apply in; your residence permit or visa shows it.':
    'Ihr Status in dem Land, in dem Sie den Antrag stellen; er steht im Aufenthaltstitel oder Visum.',
  'Their status in the country of the application.': 'Der Status der Person im Land des Antrags.',
  'Nine digits on your US Social Security card, W-2 or payslip; leave empty if you have none.':
    'Neun Ziffern auf Ihrer US-Social-Security-Karte, dem W-2 oder der Gehaltsabrechnung; leer lassen, wenn Sie keine haben.',
  'Nine digits on their US Social Security card, W-2 or payslip; leave empty if they have none.':
    'Neun Ziffern auf der US-Social-Security-Karte, dem W-2 oder der Gehaltsabrechnung der Person; leer lassen, wenn sie keine hat.',
  '123-45-6789': '123-45-6789',
  'The number your tax office knows you by, on tax assessments or the tax card; an ITIN in the United States.':
    'Die Nummer, unter der das Finanzamt Sie führt, auf dem Steuerbescheid; in den USA eine ITIN.',
  "As on your ID card or driver's license, with its unit.": 'Wie in Personalausweis oder Führerschein, mit Einheit.',
  "As on your driver's license, with its unit.": 'Wie im Führerschein, mit Einheit.',
  "As on your ID card or driver's license.": 'Wie in Personalausweis oder Führerschein.',
  'Asked for statistics on fair treatment; you may decline to say.':
    'Wird für Statistiken zur Gleichbehandlung gefragt; Sie dürfen die Angabe ablehnen.',
  'Country or group of origin, such as Mexican, Puerto Rican, Cuban or another.':
    'Herkunftsland oder -gruppe, etwa mexikanisch, puerto-ricanisch, kubanisch oder eine andere.',
  'All that apply, one per line; asked for statistics on fair treatment, and you may decline to say.':
    'Alles Zutreffende, eins pro Zeile; wird für Statistiken zur Gleichbehandlung gefragt, Sie dürfen ablehnen.',
  'Enrolled or principal tribe, or the particular Asian or Pacific Islander origin.':
    'Stamm, dem Sie angehören, oder die genaue asiatische oder pazifische Herkunft.',
  'Religious preference or the clan or tribe you belong to, if you wish to say.':
    'Religion oder Clan oder Stamm, dem Sie angehören, wenn Sie es sagen möchten.',
  'In full years, today.': 'In vollen Jahren, heute.',
  Rental: 'Miete',
  'The monthly rent, as advertised.': 'Die Monatsmiete, wie in der Anzeige.',
  'The first day you need the home.': 'Der erste Tag, an dem Sie die Wohnung brauchen.',
  'A number and a unit.': 'Eine Zahl und eine Einheit.',
  'Each adult fills in a separate application.': 'Jede erwachsene Person füllt eine eigene Bewerbung aus.',
  'A guarantor pays if the tenant does not.': 'Ein Bürge zahlt, wenn die Mietpartei nicht zahlt.',
  'As advertised.': 'Wie in der Anzeige.',
  'If the building offers it.': 'Falls das Haus das anbietet.',
  'If yes, give type, breed and weight below. Service animals are not pets.':
    'Wenn ja, nennen Sie unten Art, Rasse und Gewicht. Assistenztiere sind keine Haustiere.',
  'For example, dog, beagle.': 'Zum Beispiel Hund, Beagle.',
  'How old the animal is, in years; the vaccination card shows it.':
    'Wie alt das Tier ist, in Jahren; es steht im Impfpass.',
  'What the animal weighs when grown, with unit.': 'Was das Tier ausgewachsen wiegt, mit Einheit.',
  'An animal that helps with a disability.': 'Ein Tier, das bei einer Behinderung hilft.',
  'For example, a waterbed or large aquarium.': 'Zum Beispiel Wasserbett oder großes Aquarium.',
  'Vaping counts.': 'E-Zigaretten zählen auch.',
  'Why you moved out, or are moving out.': 'Warum Sie ausgezogen sind oder ausziehen.',
  'To that landlord.': 'Gegenüber dieser Vermieterseite.',
  'In the lease.': 'Im Mietvertrag.',
  'No if you lived with someone who rented.': 'Nein, wenn Sie bei jemandem wohnten, der gemietet hat.',
  'By a landlord or a court.': 'Von der Vermieterseite oder einem Gericht.',
  'Left before its end without agreement.': 'Vor dem Ende ohne Einigung ausgezogen.',
  'By a landlord.': 'Von der Vermieterseite.',
  'For any reason.': 'Aus irgendeinem Grund.',
  'In any state.': 'In irgendeinem Bundesstaat.',
  'For example, a voucher.': 'Zum Beispiel ein Wohngutschein.',
  'Landlords need your permission to continue.': 'Ohne Ihre Erlaubnis darf die Vermieterseite nicht weitermachen.',
  'What is paid with the application.': 'Was mit der Bewerbung gezahlt wird.',
  'What the employer does.': 'Was der Arbeitgeber macht.',
  'Adults fill in their own application.': 'Erwachsene füllen eine eigene Bewerbung aus.',
  Travel: 'Reise',
  'The main reason for your trip; your invitation or booking shows it.':
    'Der wichtigste Grund Ihrer Reise; er steht in Einladung oder Buchung.',
  'What you will do there in one or two sentences.': 'Was Sie dort tun werden, in ein oder zwei Sätzen.',
  'The country where you will stay longest. You apply to its authorities.':
    'Das Land, in dem Sie am längsten bleiben. Bei dessen Behörden stellen Sie den Antrag.',
  'Other countries on your trip, one per line.': 'Weitere Länder auf Ihrer Reise, eins pro Zeile.',
  'Where you first cross the border into the area; your ticket shows it.':
    'Wo Sie zuerst in das Gebiet einreisen; es steht auf dem Ticket.',
  'Multiple, if you will leave and come back while the visa is valid.':
    'Mehrfach, wenn Sie während der Gültigkeit aus- und wieder einreisen.',
  'First day there; the ticket or booking shows it.': 'Erster Tag dort; er steht auf Ticket oder Buchung.',
  'Last day there; the return ticket shows it.': 'Letzter Tag dort; er steht auf dem Rückflugticket.',
  'A number and a unit, such as 14 days or 3 months.': 'Eine Zahl und eine Einheit, etwa 14 Tage oder 3 Monate.',
  'Yes if dates and flights are booked or known.': 'Ja, wenn Daten und Flüge gebucht oder bekannt sind.',
  'Flight number on the ticket, if you have it.': 'Flugnummer auf dem Ticket, falls Sie es haben.',
  'Where you land or cross the border.': 'Wo Sie landen oder die Grenze überqueren.',
  'Flight number on the return ticket, if you have it.': 'Flugnummer auf dem Rückflugticket, falls Sie es haben.',
  'Where you leave from.': 'Von wo Sie abreisen.',
  'Cities or regions you plan to see; one per line.': 'Städte oder Regionen, die Sie sehen möchten; eins pro Zeile.',
  'Only when you travel on to another country after the transit.':
    'Nur, wenn Sie nach der Durchreise in ein anderes Land weiterreisen.',
  'Authority that issued the permit.': 'Behörde, die die Genehmigung ausgestellt hat.',
  'First day of validity on the permit.': 'Erster Tag der Gültigkeit laut Genehmigung.',
  'Last day of validity on the permit.': 'Letzter Tag der Gültigkeit laut Genehmigung.',
  'Surname and first name of the person who invites you, or the name of the hotel or lodging.':
    'Nach- und Vorname der Person, die Sie einlädt, oder Name des Hotels oder der Unterkunft.',
  'Full name of the company or organization.': 'Vollständiger Name des Unternehmens oder der Organisation.',
  'Who pays for the trip and the stay.': 'Wer Reise und Aufenthalt bezahlt.',
  'What pays for the stay, one per line, such as cash, credit card, pre-paid accommodation or pre-paid transport; bank statements prove it.':
    'Wovon der Aufenthalt bezahlt wird, eins pro Zeile, etwa Bargeld, Kreditkarte, bezahlte Unterkunft oder bezahlte Fahrt; Kontoauszüge belegen es.',
  'One per line, such as cash, accommodation, all expenses or pre-paid transport.':
    'Eins pro Zeile, etwa Bargeld, Unterkunft, alle Kosten oder bezahlte Fahrt.',
  'Name of the person or organization that pays.': 'Name der zahlenden Person oder Organisation.',
  'Whether a person or an organization pays.': 'Ob eine Person oder eine Organisation zahlt.',
  'Family or friends on the same trip.': 'Familie oder Freunde auf derselben Reise.',
  'For example, a tour, a team or a choir.': 'Zum Beispiel Reisegruppe, Mannschaft oder Chor.',
  'What the tour, team or ensemble is called.': 'Wie die Reisegruppe, Mannschaft oder das Ensemble heißt.',
  'Any earlier stay, however short.': 'Jeder frühere Aufenthalt, auch ein kurzer.',
  'First day of that visit; stamps in the passport show it.':
    'Erster Tag dieses Besuchs; er steht im Stempel im Reisepass.',
  'Any visa, even if it has expired.': 'Jedes Visum, auch ein abgelaufenes.',
  'Yes if you apply for the same class as last time.': 'Ja, wenn Sie dieselbe Kategorie wie letztes Mal beantragen.',
  'Yes if you apply where the last visa was issued and still live there.':
    'Ja, wenn Sie den Antrag dort stellen, wo das letzte Visum ausgestellt wurde, und noch dort wohnen.',
  'Yes, even if it was lost together with the passport.': 'Ja, auch wenn es zusammen mit dem Reisepass verloren ging.',
  'By any authority of that country.': 'Von irgendeiner Behörde dieses Landes.',
  'This includes an application you withdrew at the border.':
    'Auch, wenn Sie einen Antrag an der Grenze zurückgezogen haben.',
  'ESTA for the United States, ETIAS for the Schengen area.': 'ESTA für die USA, ETIAS für den Schengen-Raum.',
  'By a relative or employer, with the immigration authority.':
    'Durch Verwandte oder Arbeitgeber, bei der Einwanderungsbehörde.',
  'One per line; stamps in the passport help.': 'Eins pro Zeile; die Stempel im Reisepass helfen.',
  'Three letters and ten digits on the approval notice (I-797); only for work visas.':
    'Drei Buchstaben und zehn Ziffern im Bescheid (I-797); nur bei Arbeitsvisa.',
  'N and ten digits at the top of the I-20 or DS-2019; only for students and exchange visitors.':
    'N und zehn Ziffern oben im I-20 oder DS-2019; nur für Studierende und Austausch.',
  'On the DS-2019; only for exchange visitors.': 'Im DS-2019; nur für Austausch.',
  'Yes if this person is in the country you are traveling to.':
    'Ja, wenn diese Person in dem Land ist, in das Sie reisen.',
  "That person's status in the country you are traveling to.":
    'Der Status dieser Person in dem Land, in das Sie reisen.',
  'When, where and why, in a few sentences.': 'Wann, wo und warum, in ein paar Sätzen.',
  'Yes if you live in a country other than that of your nationality.':
    'Ja, wenn Sie in einem anderen Land als dem Ihrer Staatsangehörigkeit leben.',
  'Yes for any course that leads to a certificate.': 'Ja bei jedem Kurs, der zu einem Zeugnis führt.',
  'On the registration.': 'Im Fahrzeugschein.',
  'The manufacturer, as on the registration.': 'Der Hersteller, wie im Fahrzeugschein.',
  'As on the registration or the rear of the car.': 'Wie im Fahrzeugschein oder am Heck des Autos.',
  'As on the registration.': 'Wie im Fahrzeugschein.',
  'Seventeen characters on the registration, the policy or the lower edge of the windshield.':
    'Siebzehn Zeichen im Fahrzeugschein, in der Police oder unten an der Windschutzscheibe.',
  'As on the car.': 'Wie am Auto.',
  'State or country that issued the plate.': 'Staat oder Land, das das Kennzeichen ausgegeben hat.',
  'Main color of the car.': 'Hauptfarbe des Autos.',
  'Date in the sales contract.': 'Datum im Kaufvertrag.',
  'New or used.': 'Neu oder gebraucht.',
  'Price with equipment when it was new.': 'Preis mit Ausstattung, als es neu war.',
  'Whether it is owned, financed or leased.': 'Ob es Eigentum, finanziert oder geleast ist.',
  'What it is mostly driven for.': 'Wofür es meist gefahren wird.',
  'The distance you drive to work.': 'Die Strecke zur Arbeit.',
  'How often it is driven to work.': 'Wie oft damit zur Arbeit gefahren wird.',
  'Yes if you share the drive.': 'Ja, wenn Sie sich die Fahrt teilen.',
  'How far it is driven in a year.': 'Wie weit es im Jahr gefahren wird.',
  "Today's reading.": 'Der heutige Stand.',
  'On all wheels.': 'An allen Rädern.',
  'What protects passengers in a crash.': 'Was Insassen bei einem Unfall schützt.',
  'For example, alarm, immobilizer or tracking.': 'Zum Beispiel Alarm, Wegfahrsperre oder Ortung.',
  'This includes broken glass.': 'Auch Glasbruch.',
  'For example, a lift, custom paint or sound system.': 'Zum Beispiel Höherlegung, Sonderlackierung oder Musikanlage.',
  'Rating code, filled in by the agent.': 'Tarifcode, füllt die Agentur aus.',
  'The part of theft, glass, fire and weather damage you pay yourself. Leave empty if you do not want this coverage.':
    'Der Teil von Diebstahl-, Glas-, Feuer- und Wetterschäden, den Sie selbst zahlen. Leer lassen, wenn Sie diesen Schutz nicht möchten.',
  'The part of a crash you pay yourself. Leave empty if you do not want this coverage.':
    'Der Teil eines Unfallschadens, den Sie selbst zahlen. Leer lassen, wenn Sie diesen Schutz nicht möchten.',
  'Paid for each breakdown.': 'Wird je Panne gezahlt.',
  'Paid while yours is repaired.': 'Wird gezahlt, solange Ihres repariert wird.',
  'Yes if glass is repaired at no cost to you.': 'Ja, wenn Glas für Sie kostenlos repariert wird.',
  'Date of the first license in this country; the card or the licensing office has it.':
    'Datum des ersten Führerscheins in diesem Land; es steht auf der Karte oder bei der Behörde.',
  'A certified course, for young drivers.': 'Ein anerkannter Kurs für junge Fahrer.',
  'Full-time student with an average of B or better.': 'Vollzeitstudium mit einem Schnitt von B oder besser.',
  'Without a car there.': 'Ohne Auto dort.',
  'Date of the certificate.': 'Datum des Zertifikats.',
  "How much of that car's driving this person does.": 'Wie viel diese Person das Auto fährt.',
  'Make and model, or its number on this application.': 'Marke und Modell oder seine Nummer in diesem Antrag.',
  'An accident, a traffic offense or another claim.': 'Ein Unfall, ein Verkehrsverstoß oder ein anderer Schadensfall.',
  'Day it happened.': 'Tag, an dem es geschah.',
  'Town and state.': 'Ort und Bundesstaat.',
  'In a sentence or two.': 'In ein oder zwei Sätzen.',
  'By all insurers together.': 'Von allen Versicherern zusammen.',
  'In how many weeks of the month it is driven to work.':
    'In wie vielen Wochen des Monats damit zur Arbeit gefahren wird.',
  "Agreed value, for collectors' cars and the like.": 'Vereinbarter Wert, für Sammlerautos und Ähnliches.',
  Work: 'Arbeit',
  'What you do for a living today, as on a business card; "student" or "retired" are answers too.':
    'Was Sie heute beruflich tun, wie auf der Visitenkarte; „Studium“ oder „im Ruhestand“ sind auch Antworten.',
  'Their work today; "student" or "retired" are answers too.':
    'Was die Person heute beruflich tut; „Studium“ oder „im Ruhestand“ sind auch Antworten.',
  'Full name of the company or authority, as on the payslip or the employment letter.':
    'Vollständiger Name des Unternehmens oder der Behörde, wie in der Gehaltsabrechnung oder Arbeitgeberbescheinigung.',
  'Main or personnel office number, on the letterhead of the employment letter.':
    'Nummer der Zentrale oder Personalabteilung, im Briefkopf der Arbeitgeberbescheinigung.',
  'Address of the personnel office or your manager.': 'Adresse der Personalabteilung oder Ihrer Führungskraft.',
  'Nine digits in box b of the W-2.': 'Neun Ziffern in Feld b des W-2.',
  'Your position as the employer calls it, on the contract or payslip.':
    'Ihre Position, wie der Arbeitgeber sie nennt, in Vertrag oder Gehaltsabrechnung.',
  'Their position as the employer calls it.': 'Die Position der Person, wie der Arbeitgeber sie nennt.',
  'First day of work, on the contract or the employment letter.':
    'Erster Arbeitstag, in Vertrag oder Arbeitgeberbescheinigung.',
  'Last day of work; leave empty while you still work there.':
    'Letzter Arbeitstag; leer lassen, solange Sie dort arbeiten.',
  'As in the contract.': 'Wie im Vertrag.',
  'Your current work situation.': 'Ihre jetzige berufliche Situation.',
  'What you do, or did, there in a few sentences; the CV usually says.':
    'Was Sie dort tun oder getan haben, in ein paar Sätzen; meist steht es im Lebenslauf.',
  'All years in the same kind of work, earlier employers included.':
    'Alle Jahre in derselben Art von Arbeit, auch bei früheren Arbeitgebern.',
  'Months on top of the full years in this line of work.': 'Monate zusätzlich zu den vollen Jahren in diesem Beruf.',
  'Full years since the first day of work.': 'Volle Jahre seit dem ersten Arbeitstag.',
  'The person you report or reported to.': 'Die Person, der Sie unterstellt sind oder waren.',
  'Position of the person you report to.': 'Position der Person, der Sie unterstellt sind.',
  'The number where the supervisor can be reached.': 'Die Nummer, unter der diese Person zu erreichen ist.',
  'No if your current employer does not know that you are applying.':
    'Nein, wenn Ihr jetziger Arbeitgeber nicht weiß, dass Sie sich bewerben.',
  'Why the job ended, in a few words.': 'Warum die Stelle endete, in wenigen Worten.',
  'Usual hours a week, as in the contract.': 'Übliche Wochenstunden, wie im Vertrag.',
  'Pay when you began there, with period, such as 3200 a month.': 'Gehalt zu Beginn, mit Zeitraum, etwa 3200 im Monat.',
  'Pay at the end, or today, with period.': 'Gehalt am Ende oder heute, mit Zeitraum.',
  'Yearly pay before tax without bonus or overtime, in the contract or employment letter.':
    'Jahresgehalt vor Steuern ohne Bonus und Überstunden, in Vertrag oder Arbeitgeberbescheinigung.',
  'How often wages are paid; the payslip shows the period.':
    'Wie oft Lohn gezahlt wird; der Zeitraum steht in der Gehaltsabrechnung.',
  'Yes if you work for yourself or own part of the company that pays you.':
    'Ja, wenn Sie selbstständig sind oder Ihnen ein Teil des Unternehmens gehört, das Sie bezahlt.',
  'From 25 percent, lenders ask for business documents.':
    'Ab 25 Prozent verlangen Kreditgeber Unterlagen des Unternehmens.',
  'The monthly net result from your last tax return; negative for a loss.':
    'Das Monatsergebnis laut letzter Steuererklärung; negativ bei Verlust.',
  'Yes if the employer is a relative, the seller, the agent or anyone else involved in the transaction.':
    'Ja, wenn der Arbeitgeber mit Ihnen verwandt, die Verkäuferseite, der Makler oder sonst am Geschäft beteiligt ist.',
  'Yes for income from a foreign country or paid in another currency.':
    'Ja bei Einkünften aus dem Ausland oder in anderer Währung.',
  'Regular monthly pay before tax; the payslip times its pay periods a year, divided by twelve.':
    'Regelmäßiges Monatsgehalt vor Steuern; Gehaltsabrechnung mal Zahltage im Jahr, geteilt durch zwölf.',
  'Average monthly overtime before tax over the last two years.':
    'Überstunden im Monatsdurchschnitt der letzten zwei Jahre, vor Steuern.',
  'Yearly bonus divided by twelve, before tax.': 'Jahresbonus geteilt durch zwölf, vor Steuern.',
  'Average monthly commission before tax.': 'Provision im Monatsdurchschnitt, vor Steuern.',
  'Allowances besides base pay if you are on active duty; see the leave and earnings statement.':
    'Zulagen zum Grundgehalt im aktiven Dienst; siehe Bezügemitteilung.',
  'Any other regular pay from this employer, before tax.':
    'Weiteres regelmäßiges Gehalt von diesem Arbeitgeber, vor Steuern.',
  'The total of the above, before tax.': 'Die Summe des Obigen, vor Steuern.',
  'Last monthly income before tax in that job.': 'Letztes Monatseinkommen vor Steuern in dieser Stelle.',
  'The source of the money; pensions, support and rent have documents that show it.':
    'Woher das Geld kommt; für Renten, Unterhalt und Mieten gibt es Belege.',
  'Monthly amount before tax.': 'Betrag im Monat vor Steuern.',
  'Support, pension, rents or side jobs that should count, per month before tax.':
    'Unterhalt, Rente, Mieten oder Nebenjobs, die zählen sollen, im Monat vor Steuern.',
  'What you earn a month in the currency of your country, as on the payslip.':
    'Was Sie im Monat in der Währung Ihres Landes verdienen, wie in der Gehaltsabrechnung.',
  'Service in the armed forces of the country you apply in; reserve and national guard count.':
    'Dienst in den Streitkräften des Landes, in dem Sie den Antrag stellen; Reserve und Nationalgarde zählen mit.',
  'The country whose forces you served in.': 'Das Land, in dessen Streitkräften Sie gedient haben.',
  'Army, navy, air force or another.': 'Heer, Marine, Luftwaffe oder andere.',
  'Last rank held, as on the discharge papers.': 'Letzter Rang, wie in den Entlassungspapieren.',
  'What you were trained for there.': 'Wofür Sie dort ausgebildet wurden.',
  'First day of service, on the discharge papers.': 'Erster Diensttag, in den Entlassungspapieren.',
  'Last day of service, or the expected one while serving.': 'Letzter Diensttag oder, im Dienst, der voraussichtliche.',
  'Your current status of service.': 'Ihr jetziger Dienststatus.',
  'As on the discharge papers (DD-214 in the United States).': 'Wie in den Entlassungspapieren (in den USA DD-214).',
};
