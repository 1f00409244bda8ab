// How schools word a person’s studies.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const school: readonly DocumentType[] = [
  'transcript',
  'diploma',
  'application_form',
  'resume',
  'recommendation_letter',
];

export const studyLabels: readonly LabelEntry[] = [
  {
    name: 'university',
    shape: 'organisation',
    phrases: `
      university | school | school name | name of school | college | institution | name of institution |
      college/university | college or university | institute | high school | université | établissement |
      école | universität | hochschule | schule | universidad | institución | centro | università | istituto |
      scuola | universidade | instituição | universiteit | uczelnia | university/college | university name |
      awarding institution | name of university | faculty | secondary school | secondary school you now attend |
      school you now attend | current school | name of high school | high school name | last school attended |
      name of school attended | school/university`,
    only: school,
  },
  {
    name: 'degree',
    shape: 'text',
    phrases: `
      degree | degree awarded | degree earned | degree conferred | qualification | award |
      title of qualification | name of qualification | diploma | degree type | degree received | program |
      programme | program of study | programme of study | course of study | course | degree program | diplôme |
      abschluss | studiengang | título | titulación | titolo di studio | corso di laurea | curso | grau |
      opleiding | credential | degree sought | curriculum`,
    only: school,
  },
  {
    name: 'major',
    shape: 'text',
    phrases: `
      major | field of study | major field | specialization | specialisation | concentration | area of study |
      subject | fachrichtung | domaine | especialidad | major/minor | majors | discipline`,
    only: school,
  },
  {
    name: 'gpa',
    shape: 'number',
    phrases: `
      gpa | cumulative gpa | cum gpa | cgpa | overall gpa | grade point average |
      cumulative grade point average | overall grade | final grade | average | moyenne | moyenne générale |
      gesamtnote | durchschnittsnote | notendurchschnitt | nota media | promedio | media ponderata |
      média final | gemiddelde | weighted average | career gpa | overall average | cumulative average |
      institution gpa`,
    only: school,
  },
  {
    name: 'education_start',
    shape: 'date_or_month',
    phrases: `
      date of admission | admission date | enrolled | date enrolled | enrollment date | enrolment date |
      date of entry | entry date | admitted | date of enrolment | matriculation date | start of studies |
      date entered | studienbeginn | immatrikulation | start date`,
    only: ['transcript', 'diploma'],
  },
  {
    name: 'graduation_date',
    shape: 'date_or_month',
    phrases: `
      graduation date | date of graduation | date conferred | degree date | conferral date | date of award |
      award date | date awarded | conferred | conferred on | graduated | date degree conferred |
      completion date | date of completion | expected graduation | degree awarded on | date de délivrance |
      date d'obtention | abschlussdatum | datum des abschlusses | fecha de graduación | fecha de titulación |
      data di laurea | data de conclusão | afstudeerdatum | degree conferral date`,
    only: school,
  },
  {
    name: 'student_id',
    shape: 'identifier',
    phrases: `
      student id | student number | student no | student id number | student # | id number |
      matriculation number | matriculation no | registration number | registration no | enrolment number |
      enrollment no | roll number | roll no | matrikelnummer | numéro étudiant | n° d'étudiant |
      número de estudiante | matricola | numero di matricola | studentnummer | nr albumu | university id`,
    only: ['transcript', 'diploma', 'language_test', 'recommendation_letter', 'application_form'],
  },
];
