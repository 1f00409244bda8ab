// What people and the operator of an instance can expect of each other.
import { LegalDocument, LegalSection } from './legal-document.tsx';

export function TermsOfService({ homeHref }: { readonly homeHref: string }) {
  return (
    <LegalDocument title="Terms of Service" since="2026-11-01" homeHref={homeHref}>
      <LegalSection title="What this is">
        <p>
          OneForm reads your papers, proposes values for the applications you are preparing, and keeps them in order.
          These terms hold between you and whoever runs the instance you are using (“the operator”). By signing in you
          accept them.
        </p>
      </LegalSection>
      <LegalSection title="Your papers stay yours">
        <p>
          You keep every right in what you upload and type. The operator may store and process it only to provide the
          service to you. You can export or delete everything at any time.
        </p>
      </LegalSection>
      <LegalSection title="What you may upload">
        <ul>
          <li>Your own papers, or those of people who have allowed you to prepare their application.</li>
          <li>Nothing whose possession or passing on is against the law.</li>
          <li>Nothing meant to harm the service or to reach what belongs to others.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Read before you submit">
        <p>
          Reading documents by machine makes mistakes. That is why every value shows where it was read and how sure that
          is, why nothing you typed is overwritten, and why you decide when two papers disagree. You remain responsible
          for what you submit to an authority, a bank, a school, an insurer or anybody else. OneForm gives no legal,
          tax, immigration or financial advice, and its templates are not the official forms.
        </p>
      </LegalSection>
      <LegalSection title="Credits">
        <ul>
          <li>Reading documents and some actions on collections use credits. The price is shown before each run.</li>
          <li>A run that fails costs nothing. The same file is not charged twice.</li>
          <li>Without credits everything you have stays readable, editable and exportable.</li>
          <li>Credits are given out by the operator. They are not money and cannot be paid out.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Your account">
        <p>
          Keep the account you sign in with safe; what is done through it counts as done by you. In the settings you see
          where you are signed in and can end every session. The operator may suspend an account that breaks these terms
          and says so to its owner, who can still ask for the data in it.
        </p>
      </LegalSection>
      <LegalSection title="Availability and liability">
        <p>
          The operator runs the service with care but does not promise that it is always available. Within what the law
          allows, the operator is not liable for slight negligence, for missed deadlines of applications, or for values
          that were taken over without being checked; liability for intent, gross negligence and harm to life and health
          stays untouched. The software itself comes under the MIT licence, without warranty.
        </p>
      </LegalSection>
      <LegalSection title="Changes and end">
        <p>
          If these terms change, you are told when you sign in next; if you do not agree, you can export your data and
          delete your account. You can leave at any time without giving a reason.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}
