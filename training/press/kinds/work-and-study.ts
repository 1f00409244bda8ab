// Employers, schools and references.
import { type Kind, section, titles } from './kind.ts';

export const workAndStudy: readonly Kind[] = [
  {
    name: 'employment_letter',
    titles: titles(
      'Employment Verification Letter; To Whom It May Concern; Confirmation of Employment; Request for Verification of Employment',
      'Arbeitsbescheinigung',
      "Attestation d'emploi",
      'Certificado de trabajo',
      'Attestato di servizio',
      'Declaração de trabalho',
      'Werkgeversverklaring',
    ),
    sections: [
      section('Employee', 'full_name job_title employment_start_date employment_type department'),
      section(
        'Pay',
        'annual_base_pay gross_monthly_income base_monthly_income overtime_monthly_income bonus_monthly_income commission_monthly_income',
      ),
      section('Employer', 'employer_name employer_address employer_phone signatory signatory_title date'),
    ],
  },
  {
    name: 'offer_letter',
    titles: titles(
      'Offer of Employment; Job Offer; Offer Letter',
      'Stellenangebot',
      "Promesse d'embauche",
      'Oferta de empleo',
      'Offerta di lavoro',
      'Proposta de emprego',
      'Arbeidsaanbod',
    ),
    sections: [
      section(
        'Offer',
        'full_name job_title employment_start_date annual_base_pay bonus_monthly_income employment_type supervisor_name employer_name department',
      ),
    ],
  },
  {
    name: 'resume',
    titles: titles(
      'Resume; Curriculum Vitae; CV',
      'Lebenslauf',
      'Curriculum Vitae',
      'Currículum',
      'Curriculum Vitae',
      'Curriculum Vitae',
      'Curriculum Vitae',
    ),
    sections: [section('Contact', 'full_name address phone email website linkedin date_of_birth nationality')],
  },
  {
    name: 'transcript',
    titles: titles(
      'Official Transcript; Academic Record; Transcript of Records',
      'Leistungsnachweis',
      'Relevé de notes',
      'Expediente académico',
      'Certificato degli esami',
      'Histórico escolar',
      'Cijferlijst',
    ),
    sections: [
      section(
        'Student',
        'full_name student_id date_of_birth degree major course_name gpa education_start graduation_date university',
      ),
    ],
  },
  {
    name: 'diploma',
    titles: titles(
      'Diploma; Certificate; Degree Certificate',
      'Urkunde; Zeugnis',
      'Diplôme',
      'Título universitario',
      'Diploma di laurea',
      'Diploma',
      'Diploma',
    ),
    sections: [section('', 'university full_name degree major graduation_date date signatory')],
  },
  {
    name: 'language_test',
    titles: titles(
      'Test Report Form; Score Report; IELTS Test Report; TOEFL Score Report; Certificate of Language Proficiency',
      'Sprachzertifikat',
      'Diplôme de langue',
      'Diploma de español',
      'Certificato di lingua',
      'Certificado de língua',
      'Taalcertificaat',
    ),
    sections: [
      section('Candidate', 'surname given_names date_of_birth sex nationality national_id_number country_of_birth'),
      section(
        'Results',
        'listening_score reading_score writing_score speaking_score overall_score cefr_level test_date test_report_number',
      ),
    ],
  },
  {
    name: 'recommendation_letter',
    titles: titles(
      'Letter of Recommendation; Reference',
      'Arbeitszeugnis; Empfehlungsschreiben',
      'Lettre de recommandation',
      'Carta de recomendación',
      'Lettera di raccomandazione',
      'Carta de recomendação',
      'Aanbevelingsbrief',
    ),
    sections: [section('', 'full_name job_title employer_name signatory signatory_title date phone email')],
  },
];
