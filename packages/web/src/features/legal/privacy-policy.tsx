// Privacy policy: the handling of data that people entrust to OneForm.
import { LegalDocument, LegalSection } from './legal-document.tsx';

export function PrivacyPolicy({ homeHref }: { readonly homeHref: string }) {
  return (
    <LegalDocument title="Privacy Policy" since="2026-11-01" homeHref={homeHref}>
      <LegalSection title="Who is responsible">
        <p>
          OneForm is software that somebody runs: your company, your family, or you yourself. Whoever runs the instance
          you are using (“the operator”) is responsible for your data. This policy describes what the software does with
          it, so that you and the operator can rely on the same facts.
        </p>
      </LegalSection>
      <LegalSection title="What is kept">
        <ul>
          <li>Your account: name, e-mail address, the identifier your sign-in provider gives us, your settings.</li>
          <li>The documents you upload or paste, under your account, and the text and values read from them.</li>
          <li>
            Your collections, with every earlier version, and for each value the document, page and place it was read
            at, or that you typed it, and when.
          </li>
          <li>The credits you used: when, for what, and on which document or collection.</li>
          <li>
            Your sessions: when and with which browser you signed in, so that you can see and end them in the settings.
          </li>
        </ul>
        <p>
          Your password is never seen: your sign-in provider confirms who you are. There is no advertising, no
          cross-site tracking and no analytics of your behavior.
        </p>
      </LegalSection>
      <LegalSection title="What it is used for">
        <p>
          Only to do what you ask for: to read your documents, to fill your collections, to show where each value comes
          from, and to count credits. Documents are read on the operator’s own machine, each in an isolated process that
          has no access to the network or to other people’s documents.
        </p>
      </LegalSection>
      <LegalSection title="AI models">
        <p>
          OneForm reads documents without any AI service. If the operator has connected one, and only while “Use AI
          models” is switched on in your privacy settings, the text of a document can be sent to that service to read it
          better. It gets the text of that one document and nothing else: not your account, not your collections, not
          other documents. The processing details of each document say whether and to whom it was sent. Its answers
          count only where they match the document.
        </p>
      </LegalSection>
      <LegalSection title="Who else sees it">
        <p>
          Nobody but you within the software: every request is checked against your account. The operator has access to
          the machine and its storage. Your data is passed to no one else unless the law requires the operator to.
        </p>
      </LegalSection>
      <LegalSection title="How long it is kept">
        <ul>
          <li>Until you delete it. A deleted document or collection is gone, with its versions.</li>
          <li>
            With “Delete originals after processing” the file itself is removed as soon as it has been read; the values
            and their quotes stay.
          </li>
          <li>Deleting your account removes everything in it at once. Backups of the operator may last longer.</li>
        </ul>
      </LegalSection>
      <LegalSection title="In your browser">
        <p>
          Cookies keep you signed in and protect your requests; none serves any other purpose. The browser’s storage
          holds who is signed in, the appearance you chose and changes you have not saved yet. Signing out removes your
          unsaved changes from it.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          You can see everything in the app, correct it there, take it with you (Settings, “Export Data”) in a form that
          can be imported again, and delete it (Settings, “Delete Account”). You can withdraw your consent at any time
          under “Privacy Settings”; processing before that remains lawful. For everything else, and if you think your
          data is being mishandled, ask the operator or the data protection authority of where you live.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}
