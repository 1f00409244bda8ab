// Privacy policy: the handling of data that people entrust to OneForm.
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { t } from './messages.ts';

export function PrivacyPolicy({ homeHref }: { readonly homeHref: string }) {
  return (
    <LegalDocument title={t.privacyPolicy.privacyPolicy} since="2026-11-01" homeHref={homeHref}>
      <LegalSection title={t.privacyPolicy.whoIsResponsible}>
        <p>{t.privacyPolicy.oneformIsSoftwareThatSomebody}</p>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.whatIsKept}>
        <ul>
          <li>{t.privacyPolicy.yourAccountNameEMail}</li>
          <li>{t.privacyPolicy.theDocumentsYouUpload}</li>
          <li>{t.privacyPolicy.yourCollectionsWithEveryEarlier}</li>
          <li>{t.privacyPolicy.theCreditsYouUsedWhen}</li>
          <li>{t.privacyPolicy.yourSessionsWhen}</li>
        </ul>
        <p>{t.privacyPolicy.yourPasswordIsNeverSeen}</p>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.whatItIsUsed}>
        <p>{t.privacyPolicy.onlyToDoWhat}</p>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.aiModels}>
        <p>{t.privacyPolicy.oneformReadsDocumentsWithoutAny}</p>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.whoElseSees}>
        <p>{t.privacyPolicy.nobodyButYouWithin}</p>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.howLongItIsKept}>
        <ul>
          <li>{t.privacyPolicy.untilYouDelete}</li>
          <li>{t.privacyPolicy.withDeleteOriginalsAfterProcessing}</li>
          <li>{t.privacyPolicy.deletingYourAccountRemovesEverything}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.inYourBrowser}>
        <p>{t.privacyPolicy.cookiesKeepYouSigned}</p>
      </LegalSection>
      <LegalSection title={t.privacyPolicy.yourRights}>
        <p>{t.privacyPolicy.youCanSeeEverything}</p>
      </LegalSection>
    </LegalDocument>
  );
}
