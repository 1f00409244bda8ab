// Terms: mutual obligations of people and the operator of an instance.
import { LegalDocument, LegalSection } from './legal-document.tsx';

export function TermsOfService({ homeHref }: { readonly homeHref: string }) {
  return (
    <LegalDocument title="Terms of Service" since="2026-11-01" homeHref={homeHref}>
      <LegalSection title="What this is">
        <p>
          OneForm reads your documents, proposes values for the applications you are preparing, and keeps them in order.
          These terms hold between you and whoever runs the instance you are using (“the operator”). By signing in you
          accept them.
        </p>
      </LegalSection>
      <LegalSection title="Your documents stay yours">
        <p>
          You keep every right in what you upload and type. The operator may store and process it only to provide the
          service to you. You can export or delete everything at any time.
        </p>
      </LegalSection>
      <LegalSection title="What you may upload">
        <ul>
          <li>Your own documents, or those of people who have allowed you to prepare their application.</li>
          <li>Nothing that is illegal to possess or to share.</li>
          <li>Nothing meant to harm the service or to access other people’s data.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Read before you submit">
        <p>
          Software makes mistakes when it reads documents. That is why every value shows where it was read and how
          certain that is, why nothing you typed is overwritten, and why you decide when two documents disagree. You
          remain responsible for what you submit to an authority, a bank, a school, an insurer or anybody else. OneForm
          gives no legal, tax, immigration or financial advice, and its templates are not the official forms.
        </p>
      </LegalSection>
      <LegalSection title="Credits">
        <ul>
          <li>Reading documents and some actions on collections use credits. The price is shown before each run.</li>
          <li>Failed runs cost nothing. The same file is never charged twice.</li>
          <li>Without credits, everything you have can still be read, edited and exported.</li>
          <li>Credits are issued by the operator. They are not money and cannot be redeemed for cash.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          Keep the account you sign in with safe; you are responsible for what is done with it. In the settings you see
          where you are signed in and can end every session. The operator may suspend an account that breaks these terms
          and will tell its owner, who can still ask for their data.
        </p>
      </LegalSection>
      <LegalSection title="Availability and liability">
        <p>
          The operator runs the service with care but does not promise that it is always available. Within what the law
          allows, the operator is not liable for slight negligence, for missed deadlines of applications, or for values
          that were used without being checked. Liability for intent, gross negligence and harm to life and health is
          unaffected. The software itself is provided under the MIT license, without warranty.
        </p>
      </LegalSection>
      <LegalSection title="Changes and end">
        <p>
          If these terms change, you will be told the next time you sign in. If you do not agree, you can export your
          data and delete your account. You can leave at any time, for any reason.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}
