import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const read = (...drawn: Drawn[]) => readDrawn('resume', drawPage(drawn));

describe('extractResume', () => {
  it('reads one column with dates at the right edge', async () => {
    expect(
      await read(
        [200, 50, 'Noor El-Amin', 20],
        [150, 70, 'noor.elamin@mail.example | (312) 555-0172 | linkedin.com/in/noorelamin | Chicago, IL'],
        [50, 110, 'EXPERIENCE', 12],
        [50, 128, 'Northgate Robotics Inc.'],
        [420, 128, 'Chicago, IL'],
        [50, 141, 'Senior Software Engineer'],
        [420, 141, 'Mar 2021 – Present'],
        [60, 154, '• Led the rewrite of the motion planner.'],
        [50, 180, 'Bluefin Mapping LLC'],
        [420, 180, 'Evanston, IL'],
        [50, 193, 'Software Developer'],
        [420, 193, 'Jun 2017 – Feb 2021'],
        [60, 206, '• Built tile servers.'],
        [50, 240, 'EDUCATION', 12],
        [50, 258, 'Lakeshore University'],
        [420, 258, 'Sep 2013 – May 2017'],
        [50, 271, 'Bachelor of Science in Computer Science'],
        [50, 284, 'GPA: 3.7/4.0'],
        [50, 320, 'SKILLS', 12],
        [50, 338, 'TypeScript, Rust, PostgreSQL, Linux'],
        [50, 370, 'LANGUAGES', 12],
        [50, 388, 'English (fluent), Arabic (native)'],
      ),
    ).toMatchObject({
      full_name: 'Noor El-Amin',
      email: 'noor.elamin@mail.example',
      phone: '+13125550172',
      linkedin: 'linkedin.com/in/noorelamin',
      employer_name: 'Northgate Robotics Inc.',
      job_title: 'Senior Software Engineer',
      employment_start_date: '2021-03',
      university: 'Lakeshore University',
      degree: 'Bachelor of Science in Computer Science',
      gpa: '3.7',
      education_start: '2013-09',
      graduation_date: '2017-05',
      jobs: [
        {
          employer_name: 'Northgate Robotics Inc.',
          job_title: 'Senior Software Engineer',
          start_date: '2021-03',
          location: 'Chicago, IL',
        },
        {
          employer_name: 'Bluefin Mapping LLC',
          job_title: 'Software Developer',
          start_date: '2017-06',
          end_date: '2021-02',
        },
      ],
      schools: [
        {
          university: 'Lakeshore University',
          degree: 'Bachelor of Science in Computer Science',
          start_date: '2013-09',
          end_date: '2017-05',
          gpa: '3.7',
        },
      ],
      skills: [{ skill: 'TypeScript' }, { skill: 'Rust' }, { skill: 'PostgreSQL' }, { skill: 'Linux' }],
      languages: 'English (fluent), Arabic (native)',
    });
  });

  it('reads two columns, dates under the headings', async () => {
    const { drawn, facts } = drawnPaper('two columns, dates under the headings');
    expect(await read(...drawn)).toMatchObject({
      ...facts,
      jobs: [
        { job_title: 'Project Manager', employer_name: 'Fjordline Shipping AS', start_date: '2018' },
        { job_title: 'Planner', employer_name: 'Bergen Port Authority', start_date: '2012', end_date: '2018' },
      ],
    });
  });

  it('reads a table of labels', async () => {
    expect(
      await read(
        [200, 50, 'Curriculum Vitae', 16],
        [50, 90, 'First Name'],
        [250, 90, 'Ilse'],
        [50, 105, 'Last Name'],
        [250, 105, 'Vermeer'],
        [50, 120, 'Address'],
        [250, 120, '8 Canal Street, Albany, NY'],
        [50, 135, 'Date of birth'],
        [250, 135, '14 May 1991'],
      ),
    ).toMatchObject({
      given_names: 'Ilse',
      surname: 'Vermeer',
      address: '8 Canal Street, Albany, NY',
      date_of_birth: '1991-05-14',
    });
  });

  it('reads titles before companies parted by bars, newest first', async () => {
    expect(
      await read(
        [50, 50, 'Theodora Balakrishnan', 18],
        [50, 68, 'Registered Nurse'],
        ...drawBlock(50, 84, ['12 Hawthorn Drive, Leeds LS6 3AB', 'theodora.b@post.example', '0113 496 0123']),
        [50, 140, 'Professional Experience', 13],
        [50, 160, 'Ward Nurse | St Brannoc Hospital | 04/2019 – 11/2023'],
        [50, 173, '- Cared for forty patients a week.'],
        [50, 200, 'Healthcare Assistant | Elmfield Care | 09/2016 – 03/2019'],
        [50, 240, 'Education', 13],
        [50, 260, 'BSc Nursing, University of Huddersfield, 2016'],
      ),
    ).toMatchObject({
      full_name: 'Theodora Balakrishnan',
      address: '12 Hawthorn Drive, Leeds LS6 3AB',
      email: 'theodora.b@post.example',
      university: 'University of Huddersfield',
      degree: 'BSc Nursing',
      graduation_date: '2016',
      jobs: [
        { job_title: 'Ward Nurse', employer_name: 'St Brannoc Hospital', start_date: '2019-04', end_date: '2023-11' },
        {
          job_title: 'Healthcare Assistant',
          employer_name: 'Elmfield Care',
          start_date: '2016-09',
          end_date: '2019-03',
        },
      ],
    });
  });

  it('takes the lines over the dates of the first entry for its heading, whatever stands beside the dates', async () => {
    expect(
      await read(
        [50, 110, 'EXPERIENCE', 12],
        [50, 128, 'Senior Analyst, Household & Flood'],
        [50, 141, 'Caledon Mutual Insurance Society'],
        [50, 154, 'September 2019 – Present'],
        [420, 154, 'Wellington, New Zealand'],
        [60, 167, 'Built the score that four others use'],
        [50, 193, 'Planner at Bergen Freight Ltd'],
        [50, 206, '2016-02-01 – 2019-08-30'],
        [420, 193, '3 years 6 months'],
      ),
    ).toMatchObject({
      employer_name: 'Caledon Mutual Insurance Society',
      job_title: 'Senior Analyst, Household & Flood',
      employment_start_date: '2019-09',
      jobs: [
        { job_title: 'Senior Analyst, Household & Flood', location: 'Wellington, New Zealand' },
        { job_title: 'Planner', employer_name: 'Bergen Freight Ltd', start_date: '2016-02-01' },
      ],
    });
  });

  it('reads dates that go on below in a column of their own', async () => {
    expect(
      await read(
        [50, 110, 'Experience', 13],
        [50, 128, '2022-02 –'],
        [50, 141, 'present'],
        [150, 128, 'Logistics Planner'],
        [150, 141, 'Pinnacle Grocers Inc., Little Rock, AR'],
        [50, 180, '2018-07 –'],
        [50, 193, '2022-01'],
        [150, 180, 'Transport Coordinator'],
        [150, 193, 'Ozark Foods, Inc., Springdale, AR'],
      ),
    ).toMatchObject({
      jobs: [
        { job_title: 'Logistics Planner', employer_name: 'Pinnacle Grocers Inc.', start_date: '2022-02' },
        { employer_name: 'Ozark Foods, Inc.', start_date: '2018-07', end_date: '2022-01' },
      ],
    });
  });

  it('reads the college of a department, and the school within a line', async () => {
    expect(
      await read(
        [50, 110, 'Academic Appointments', 13],
        [50, 128, '2023 Jul –'],
        [150, 128, 'Associate Professor (with tenure), Department of History'],
        [150, 141, 'Wexcombe University'],
        [50, 160, '2017 Aug – 2023 Jun'],
        [150, 160, 'Assistant Professor, Department of History, Kittanning College'],
        [50, 200, 'Education', 13],
        [50, 218, 'Master of Arts'],
        [50, 231, 'March 2012 - December 2013, Department of History, University of Leeds'],
      ),
    ).toMatchObject({
      jobs: [
        { job_title: 'Associate Professor', employer_name: 'Wexcombe University', start_date: '2023-07' },
        { employer_name: 'Kittanning College', start_date: '2017-08', end_date: '2023-06' },
      ],
      schools: [{ university: 'University of Leeds', degree: 'Master of Arts' }],
    });
  });
});
