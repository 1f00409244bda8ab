// Application pages of our own drawing: the same questions as plain HTML, as controlled inputs, under masks, and as web components.

export type Flavour = 'plain' | 'controlled' | 'masked' | 'components';
export const flavours: readonly Flavour[] = ['plain', 'controlled', 'masked', 'components'];

export interface Ask {
  readonly label: string;
  readonly kind?: 'text' | 'date' | 'select' | 'radio' | 'combobox' | 'textarea' | 'tel';
  readonly options?: readonly string[];
  readonly mask?: string;
  /** The answer of the person of our samples, as the page shows it when it is filled. */
  readonly answer: string;
}

export interface Step {
  readonly title: string;
  readonly asks: readonly Ask[];
}

const name: Ask[] = [
  { label: 'Surname', answer: 'Lindgren' },
  { label: 'Given names', answer: 'Maya' },
];
const birth: Ask = { label: 'Date of birth', kind: 'date', answer: '1991-04-17' };
const splitBirth: Ask[] = [
  { label: 'Day of birth', kind: 'select', options: ['Day', '16', '17', '18'], answer: '17' },
  { label: 'Month of birth', kind: 'select', options: ['Month', 'March', 'April', 'May'], answer: 'April' },
  { label: 'Year of birth', answer: '1991' },
];
const sex: Ask = { label: 'Sex', kind: 'radio', options: ['Female', 'Male'], answer: 'Female' };
const nationality: Ask = {
  label: 'Nationality',
  kind: 'select',
  options: ['Please choose', 'Denmark', 'Norway', 'Sweden'],
  answer: 'Sweden',
};
const mail: Ask = { label: 'E-mail address', answer: 'maya.lindgren@example.org' };
const phone: Ask = { label: 'Telephone', kind: 'tel', mask: '+## ## ### ## ##', answer: '+46701234567' };
const address: Ask[] = [
  { label: 'Street', answer: 'Storgatan 5' },
  { label: 'Postal code', mask: '### ##', answer: '11455' },
  { label: 'City', answer: 'Stockholm' },
];
const job = (number: number): Ask[] => [
  { label: `Employer ${number}`, answer: `Firm ${number}` },
  { label: `Job title ${number}`, kind: 'combobox', options: ['Engineer', 'Teacher', 'Nurse'], answer: 'Engineer' },
];

export const applications: Readonly<Record<string, readonly Step[]>> = {
  'visa in steps': [
    { title: 'About you', asks: [...name, birth, sex, nationality] },
    { title: 'Passport', asks: [{ label: 'Passport number', answer: 'AA1234567' }, mail, phone] },
  ],
  loan: [
    {
      title: 'Loan',
      asks: [
        ...name,
        birth,
        ...address,
        { label: 'IBAN', mask: '@@## #### #### #### #### ####', answer: 'SE4550000000058398257466' },
      ],
    },
  ],
  rental: [
    {
      title: 'Your household',
      asks: [...name, mail, phone, ...address, { label: 'About you', kind: 'textarea', answer: 'Quiet' }],
    },
  ],
  'job portal': [{ title: 'Experience', asks: [...name, mail, ...job(1), ...job(2)] }],
  insurance: [
    { title: 'Insured person', asks: [...name, ...splitBirth, sex, ...address] },
    {
      title: 'Cover',
      asks: [
        mail,
        phone,
        { label: 'Policy number', mask: '@@-######', answer: 'LV482913' },
        { label: 'Smoker', kind: 'radio', options: ['Yes', 'No'], answer: 'No' },
        { label: 'Treatments', kind: 'textarea', answer: 'None' },
      ],
    },
  ],
  university: [{ title: 'Applicant', asks: [...name, birth, nationality, ...address, mail] }],
};

/** Controls that nothing may ever be written into, seen and unseen ones. */
const traps = `
  <label>Password <input type="password" data-never></label>
  <label>User name <input name="username" data-never></label>
  <label>Card number <input autocomplete="cc-number" data-never></label>
  <label>One-time code <input autocomplete="one-time-code" data-never></label>
  <label>Type the letters of the picture (captcha) <input name="captcha" data-never></label>
  <label>Passport scan <input type="file" data-never></label>
  <label><input type="checkbox" data-never> I agree to the terms and conditions</label>
  <div style="display:none"><label>Surname <input data-never></label></div>
  <div style="position:absolute;left:-9999px"><label>Surname <input data-never></label></div>
  <div style="opacity:0;height:0"><label>E-mail address <input data-never></label></div>
  <div style="height:0;overflow:hidden"><label>Telephone <input data-never></label></div>
  <button>Send</button>`;

export function drawPage(title: string, steps: readonly Step[], flavour: Flavour): string {
  const drawn = steps.map((step, index) => drawStep(step, index, flavour)).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<body style="font:16px sans-serif;max-width:640px;margin:auto"><h1>${title}</h1>
<form onsubmit="window.wasSent = true; return false">${drawn}${traps}</form>
<script>${scriptOf(flavour)}</script></body></html>`;
}

const drawStep = ({ title, asks }: Step, index: number, flavour: Flavour): string =>
  `<section data-step="${index}" ${index > 0 ? 'hidden' : ''}><h2>${title}</h2>
${asks.map((ask, at) => drawAsk(ask, `q${index}-${at}`, flavour)).join('\n')}
<button type="button" onclick="this.parentElement.hidden=true;this.parentElement.nextElementSibling.hidden=false">Next</button></section>`;

function drawAsk({ label, kind = 'text', options = [], mask }: Ask, id: string, flavour: Flavour): string {
  const isOwn = flavour === 'components';
  if (kind === 'radio')
    return `<fieldset data-ask="${label}"><legend>${label}</legend>${options
      .map((option) => `<label><input type="radio" name="${id}" value="${option}"> ${option}</label>`)
      .join('')}</fieldset>`;
  if (kind === 'combobox' && isOwn)
    return `<p><label for="${id}">${label}</label> <input id="${id}" data-ask="${label}" role="combobox" aria-expanded="false" aria-controls="${id}-list" data-options="${options.join('|')}"></p><ul id="${id}-list" role="listbox" hidden></ul>`;
  if (kind === 'select' || kind === 'combobox')
    return `<p><label for="${id}">${label}</label> <select id="${id}" data-ask="${label}">${kind === 'combobox' ? '<option></option>' : ''}${options.map((option) => `<option>${option}</option>`).join('')}</select></p>`;
  if (isOwn) return `<own-field label="${label}" type="${kind === 'date' ? 'date' : 'text'}"></own-field>`;
  if (kind === 'textarea')
    return `<p><label for="${id}">${label}</label> <textarea id="${id}" data-ask="${label}"></textarea></p>`;
  const masked = flavour === 'masked' && mask ? ` data-mask="${mask}"` : '';
  return `<p><label for="${id}">${label}</label> <input id="${id}" data-ask="${label}" type="${kind === 'date' ? 'date' : 'text'}"${masked}></p>`;
}

/** Small models of what frameworks do with a field. */
const scriptOf = (flavour: Flavour): string =>
  ({
    plain: '',
    // As React: a tracker on the element itself, state from input events alone, and the state written back.
    controlled: `for (const input of document.querySelectorAll('input[data-ask]')) {
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      let tracked = ''; let state = '';
      Object.defineProperty(input, 'value', { configurable: true, get() { return native.get.call(this) }, set(text) { tracked = text; native.set.call(this, text) } });
      input.addEventListener('input', () => { const now = native.get.call(input); if (now === tracked) return; tracked = now; state = now; queueMicrotask(() => native.set.call(input, state)) });
      input.addEventListener('blur', () => native.set.call(input, state));
    }`,
    // As Angular's masks: some format what came, one takes keys alone.
    masked: `const fit = (text, mask) => { let out = ''; let at = 0; const given = text.replace(/[^A-Za-z0-9]/g, '');
        for (const sign of mask) { if (at >= given.length) break; if (sign === '#' || sign === '@') out += given[at++]; else { out += sign } } return out };
      for (const input of document.querySelectorAll('[data-mask]')) {
        const byKeys = input.dataset.ask === 'Postal code'; let kept = '';
        input.addEventListener('keydown', (event) => { if (byKeys && event.key.length === 1) { kept = fit(kept + event.key, input.dataset.mask); input.value = kept } });
        input.addEventListener('input', () => { if (byKeys) { if (input.value === '') kept = ''; input.value = kept } else input.value = fit(input.value, input.dataset.mask) });
      }`,
    components: `customElements.define('own-field', class extends HTMLElement {
        connectedCallback() { const root = this.attachShadow({ mode: 'open' });
          root.innerHTML = '<p><label>' + this.getAttribute('label') + ' <input></label></p>';
          const input = root.querySelector('input'); input.type = this.getAttribute('type'); input.dataset.ask = this.getAttribute('label'); }
      });
      for (const input of document.querySelectorAll('[role=combobox]')) {
        const list = input.nextElementSibling ?? input.parentElement.nextElementSibling; let chosen = '';
        const show = () => setTimeout(() => { list.hidden = false; list.replaceChildren(...input.dataset.options.split('|').filter((one) => one.toLowerCase().includes(input.value.toLowerCase())).map((one) => { const li = document.createElement('li'); li.setAttribute('role', 'option'); li.textContent = one; li.onmousedown = () => { chosen = one; input.value = one; list.hidden = true }; return li })) }, 60);
        input.addEventListener('focus', show); input.addEventListener('input', () => { if (input.value === '') chosen = ''; show() });
        input.addEventListener('blur', () => setTimeout(() => { input.value = chosen; list.hidden = true }, 0));
      }`,
  })[flavour];
