// Terms: mutual obligations of people and the operator of an instance.
import { LegalDocument, LegalSection } from './legal-document.tsx';
import { t } from './messages.ts';

export function TermsOfService({ homeHref }: { readonly homeHref: string }) {
  return (
    <LegalDocument title={t.termsOfService.termsOfService} since="2026-11-01" homeHref={homeHref}>
      <LegalSection title={t.termsOfService.whatThis}>
        <p>{t.termsOfService.oneformReadsYourDocumentsProposes}</p>
      </LegalSection>
      <LegalSection title={t.termsOfService.yourDocumentsStayYours}>
        <p>{t.termsOfService.youKeepEveryRight}</p>
      </LegalSection>
      <LegalSection title={t.termsOfService.whatYouMayUpload}>
        <ul>
          <li>{t.termsOfService.yourOwnDocumentsOrThose}</li>
          <li>{t.termsOfService.nothingThatIsIllegal}</li>
          <li>{t.termsOfService.nothingMeantToHarm}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t.termsOfService.readBeforeYouSubmit}>
        <p>{t.termsOfService.softwareMakesMistakesWhen}</p>
      </LegalSection>
      <LegalSection title={t.termsOfService.credits}>
        <ul>
          <li>{t.termsOfService.readingDocumentsAndSomeActions}</li>
          <li>{t.termsOfService.failedRunsCostNothing}</li>
          <li>{t.termsOfService.withoutCreditsEverythingYouHave}</li>
          <li>{t.termsOfService.creditsAreIssued}</li>
        </ul>
      </LegalSection>
      <LegalSection title={t.termsOfService.yourAccount}>
        <p>{t.termsOfService.keepTheAccountYouSign}</p>
      </LegalSection>
      <LegalSection title={t.termsOfService.availabilityAndLiability}>
        <p>{t.termsOfService.theOperatorRunsTheService}</p>
      </LegalSection>
      <LegalSection title={t.termsOfService.changesAndEnd}>
        <p>{t.termsOfService.ifTheseTermsChange}</p>
      </LegalSection>
    </LegalDocument>
  );
}
