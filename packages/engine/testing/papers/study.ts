// Transcripts, diplomas, language tests and recommendations.
import type { Paper } from '../paper.ts';

export const studyPapers: readonly Paper[] = [
  {
    type: 'transcript',
    about: 'American transcript',
    text: `
# University of Oregon
Office of the Registrar
Official Academic Transcript
Student Name: Mara Lindqvist                 Student ID: 951004412
Date of Birth: 04/23/1990                    Major: Statistics
Degree Awarded: Bachelor of Science          Date Conferred: 06/13/2016
Fall 2012
Course      Course Title                     Credits    Grade    Quality Points
MATH 251    Calculus I                       4.00       A        16.00
WR 121      College Composition              4.00       B+       13.20
Cumulative GPA: 3.62                         Credits Earned: 180`,
    facts: {
      full_name: 'Mara Lindqvist',
      university: 'University of Oregon',
      degree: 'Bachelor of Science',
      gpa: '3.62',
      student_id: '951004412',
      major: 'Statistics',
    },
  },
  {
    type: 'transcript',
    about: 'Indian statement of marks',
    text: `
# Savitri University, Pune
STATEMENT OF MARKS
Name of the Candidate: Anaya Kulkarni
Seat No: B12044                 Examination: Bachelor of Engineering, Semester VIII, May 2020
Subject                         Max Marks      Marks Obtained
Distributed Systems             100            78
Software Testing                100            84
Total Marks: 162 / 200          Result: First Class with Distinction      CGPA: 8.7`,
    facts: { full_name: 'Anaya Kulkarni', gpa: '8.7' },
  },
  {
    type: 'transcript',
    about: 'European transcript of records',
    text: `
# Transcript of Records
Fachhochschule Lübeck
Student: Jonas Brandt                     Matriculation number: 702245
Degree programme: Bachelor of Arts in Interior Design
Module                                    ECTS credits       Grade
Materials and Joinery                     6                  1,7
Drawing and Form                          6                  2,0
Academic year 2016/17                     Total ECTS: 180    Average: 1,9`,
    facts: { full_name: 'Jonas Brandt' },
  },
  {
    type: 'diploma',
    about: 'American diploma',
    text: `
# The University of Oregon
To all to whom these presents may come, greeting. Be it known that
Mara Lindqvist
having satisfactorily completed the prescribed course of study is hereby awarded the degree of
Bachelor of Science
with all the rights, privileges and honors thereunto appertaining
in witness whereof the seal of the University is affixed this thirteenth day of June, 2016
President                Dean                 Chair, Board of Trustees`,
    facts: { full_name: 'Mara Lindqvist', university: 'The University of Oregon', degree: 'Bachelor of Science' },
  },
  {
    type: 'diploma',
    about: 'German certificate of a degree',
    text: `
# Bachelorurkunde
Die Fachhochschule Lübeck verleiht
Herrn Jonas Brandt
geboren am 2. August 1994 in Kiel
den akademischen Grad
Bachelor of Arts
nachdem er die Bachelorprüfung im Studiengang Innenarchitektur bestanden hat.
Lübeck, den 28. September 2017
Der Präsident                 Der Dekan`,
    facts: { full_name: 'Jonas Brandt', degree: 'Bachelor of Arts' },
  },
  {
    type: 'diploma',
    about: 'British degree certificate',
    text: `
# University of Airedale
It is hereby certified that
Priya Menon
having followed an approved programme of study and satisfied the examiners
has been awarded the degree of
Master of Science
with Distinction in Public Health
Conferred on 12 July 2022
Vice-Chancellor                Registrar and Secretary`,
    facts: { full_name: 'Priya Menon', degree: 'Master of Science', university: 'University of Airedale' },
  },
  {
    type: 'language_test',
    about: 'IELTS',
    text: `
# IELTS Test Report Form
ACADEMIC
Centre Number: IN077       Date: 12/MAR/2024       Candidate Number: 004512
Family Name: KULKARNI
First Name: ANAYA
Date of Birth: 19/08/1997       Sex (M/F): F       Scheme Code: Private Candidate
Country of Nationality: INDIA
First Language: MARATHI
Listening 8.0     Reading 7.5     Writing 6.5     Speaking 7.0     Overall Band Score 7.5     CEFR Level C1
Test Report Form Number 24IN004512KULA077A`,
    facts: {
      overall_score: '7.5',
      listening_score: '8.0',
      reading_score: '7.5',
      writing_score: '6.5',
      speaking_score: '7.0',
      surname: 'KULKARNI',
      given_names: 'ANAYA',
    },
  },
  {
    type: 'language_test',
    about: 'TOEFL',
    text: `
# TOEFL iBT Test Taker Score Report
Name: Lindqvist, Mara
Registration Number: 0000 0000 4410 2231       Test Date: October 5, 2024
Date of Birth: April 23, 1990                  Country: Sweden
Section scores
Reading: 28
Listening: 27
Speaking: 24
Writing: 26
Total Score: 105`,
    facts: {
      overall_score: '105',
      reading_score: '28',
      listening_score: '27',
      speaking_score: '24',
      writing_score: '26',
    },
  },
  {
    type: 'language_test',
    about: 'German certificate',
    text: `
# Goethe-Zertifikat B2
Thomas Ashworth, geboren am 14. 11. 1988, hat die Prüfung bestanden
Lesen           82 Punkte
Hören           77 Punkte
Schreiben       74 Punkte
Sprechen        88 Punkte
Prüfungsdatum: 16.02.2024       Prüfungszentrum: London`,
    facts: { full_name: 'Thomas Ashworth' },
  },
  {
    type: 'recommendation_letter',
    about: 'of a professor',
    text: `
Department of Statistics, University of Oregon
March 2, 2016
Dear Members of the Admissions Committee,
It is my pleasure to recommend Mara Lindqvist for your graduate program. I have known Mara for three years, and
she was an outstanding student in my class on regression. I recommend her without reservation.
Sincerely,
Dr. Alan Brody
Professor of Statistics`,
    facts: { full_name: 'Mara Lindqvist' },
  },
  {
    type: 'recommendation_letter',
    about: 'of an employer',
    text: `
Northwind Traders
12 February 2019
To Whom It May Concern
Letter of Recommendation
I am writing to recommend Thomas Ashworth, who worked under my supervision for four years. He is exceptionally
reliable, and I highly recommend him for any supervisory post. He would be a valuable asset to any team.
Yours faithfully,
Grace Olsen
Operations Director`,
    facts: { full_name: 'Thomas Ashworth' },
  },
  {
    type: 'recommendation_letter',
    about: 'of a landlord',
    text: `
# Character Reference
To the letting agent
I have known Priya Menon as a friend and neighbour since 2018. She is honest, tidy and considerate.
I recommend her as a tenant without hesitation. Please feel free to contact me.
Kind regards,
Martin Foley`,
    facts: { full_name: 'Priya Menon' },
  },
];
