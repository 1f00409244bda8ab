// English texts of legal.
import { inLanguage } from '#lib/language.ts';

export const t = inLanguage('legal', {
  legalDocument: {
    home: `OneForm, home`,
    effective: 'Effective',
  },
  privacyPolicy: {
    privacyPolicy: 'Privacy Policy',
    whoIsResponsible: 'Who is responsible',
    oneformIsSoftwareThatSomebody:
      'OneForm is software that somebody runs: your company, your family, or you yourself. Whoever runs the instance you are using (“the operator”) is responsible for your data. This policy describes what the software does with it, so that you and the operator can rely on the same facts.',
    whatIsKept: 'What is kept',
    yourAccountNameEMail:
      'Your account: name, e-mail address, the identifier your sign-in provider gives us, your settings.',
    theDocumentsYouUpload:
      'The documents you upload or paste, under your account, and the text and values read from them.',
    yourCollectionsWithEveryEarlier:
      'Your collections, with every earlier version, and for each value the document, page and place it was read at, or that you typed it, and when.',
    theCreditsYouUsedWhen: 'The credits you used: when, for what, and on which document or collection.',
    yourSessionsWhen:
      'Your sessions: when and with which browser you signed in, so that you can see and end them in the settings.',
    yourPasswordIsNeverSeen:
      'Your password is never seen: your sign-in provider confirms who you are. There is no advertising, no cross-site tracking and no analytics of your behavior.',
    whatItIsUsed: 'What it is used for',
    onlyToDoWhat:
      'Only to do what you ask for: to read your documents, to fill your collections, to show where each value comes from, and to count credits. Documents are read on the operator’s own machine, each in an isolated process that has no access to the network or to other people’s documents.',
    aiModels: 'AI models',
    oneformReadsDocumentsWithoutAny:
      'OneForm reads documents without any AI service. If the operator has connected one, and only while “Use AI models” is switched on in your privacy settings, the text of a document can be sent to that service to read it better. It gets the text of that one document and nothing else: not your account, not your collections, not other documents. The processing details of each document say whether and to whom it was sent. Its answers count only where they match the document.',
    whoElseSees: 'Who else sees it',
    nobodyButYouWithin:
      'Nobody but you within the software: every request is checked against your account. The operator has access to the machine and its storage. Your data is passed to no one else unless the law requires the operator to.',
    howLongItIsKept: 'How long it is kept',
    untilYouDelete: 'Until you delete it. A deleted document or collection is gone, with its versions.',
    withDeleteOriginalsAfterProcessing:
      'With “Delete originals after processing” the file itself is removed as soon as it has been read; the values and their quotes stay.',
    deletingYourAccountRemovesEverything:
      'Deleting your account removes everything in it at once. Backups of the operator may last longer.',
    inYourBrowser: 'In your browser',
    cookiesKeepYouSigned:
      'Cookies keep you signed in and protect your requests; none serves any other purpose. The browser’s storage holds who is signed in, the appearance you chose and changes you have not saved yet. Signing out removes your unsaved changes from it.',
    yourRights: 'Your rights',
    youCanSeeEverything:
      'You can see everything in the app, correct it there, take it with you (Settings, “Export Data”) in a form that can be imported again, and delete it (Settings, “Delete Account”). You can withdraw your consent at any time under “Privacy Settings”; processing before that remains lawful. For everything else, and if you think your data is being mishandled, ask the operator or the data protection authority of where you live.',
  },
  termsOfService: {
    termsOfService: 'Terms of Service',
    whatThis: 'What this is',
    oneformReadsYourDocumentsProposes:
      'OneForm reads your documents, proposes values for the applications you are preparing, and keeps them in order. These terms hold between you and whoever runs the instance you are using (“the operator”). By signing in you accept them.',
    yourDocumentsStayYours: 'Your documents stay yours',
    youKeepEveryRight:
      'You keep every right in what you upload and type. The operator may store and process it only to provide the service to you. You can export or delete everything at any time.',
    whatYouMayUpload: 'What you may upload',
    yourOwnDocumentsOrThose:
      'Your own documents, or those of people who have allowed you to prepare their application.',
    nothingThatIsIllegal: 'Nothing that is illegal to possess or to share.',
    nothingMeantToHarm: 'Nothing meant to harm the service or to access other people’s data.',
    readBeforeYouSubmit: 'Read before you submit',
    softwareMakesMistakesWhen:
      'Software makes mistakes when it reads documents. That is why every value shows where it was read and how certain that is, why nothing you typed is overwritten, and why you decide when two documents disagree. You remain responsible for what you submit to an authority, a bank, a school, an insurer or anybody else. OneForm gives no legal, tax, immigration or financial advice, and its templates are not the official forms.',
    credits: 'Credits',
    readingDocumentsAndSomeActions:
      'Reading documents and some actions on collections use credits. The price is shown before each run.',
    failedRunsCostNothing: 'Failed runs cost nothing. The same file is never charged twice.',
    withoutCreditsEverythingYouHave: 'Without credits, everything you have can still be read, edited and exported.',
    creditsAreIssued: 'Credits are issued by the operator. They are not money and cannot be redeemed for cash.',
    yourAccount: 'Your account',
    keepTheAccountYouSign:
      'Keep the account you sign in with safe; you are responsible for what is done with it. In the settings you see where you are signed in and can end every session. The operator may suspend an account that breaks these terms and will tell its owner, who can still ask for their data.',
    availabilityAndLiability: 'Availability and liability',
    theOperatorRunsTheService:
      'The operator runs the service with care but does not promise that it is always available. Within what the law allows, the operator is not liable for slight negligence, for missed deadlines of applications, or for values that were used without being checked. Liability for intent, gross negligence and harm to life and health is unaffected. The software itself is provided under the MIT license, without warranty.',
    changesAndEnd: 'Changes and end',
    ifTheseTermsChange:
      'If these terms change, you will be told the next time you sign in. If you do not agree, you can export your data and delete your account. You can leave at any time, for any reason.',
  },
});
