// Facts that hold records, and what a record of each may say.

export const listFields: Readonly<Record<string, readonly string[]>> = {
  jobs: ['employer_name', 'job_title', 'start_date', 'end_date', 'location', 'description'],
  schools: ['school_name', 'degree', 'major', 'start_date', 'end_date', 'gpa', 'location'],
  accounts: ['bank_name', 'account_type', 'account_number', 'closing_balance'],
  addresses: ['address', 'start_date', 'end_date'],
  tests: ['test_name', 'test_date', 'test_score', 'test_subject'],
  languages: ['language', 'level'],
  skills: ['skill'],
};
