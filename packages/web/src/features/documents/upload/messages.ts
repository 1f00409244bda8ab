// English texts of documents/upload.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('documents/upload', {
  joinBar: {
    joinPagesIntoOneDocument: 'Join pages into one document',
    pagesOfOneDocument: 'Pages of one document, in this order',
    join: (items: number) => `Join ${count(items, 'file')}`,
    cancel: 'Cancel',
    oneOfTheseFilesCould: 'One of these files could not be opened. They can be uploaded one by one.',
  },
  passwordForm: {
    passwordOf: (fileName: string) => `Password of ${fileName}`,
    open: 'Open',
    thatIsNotThePassword: 'That is not the password of this file.',
    usedOnceInThisBrowser: 'Used once, in this browser. The copy that is uploaded opens without it.',
  },
  pasteText: {
    text: 'Text',
    anEMailALetter: 'An e-mail, a letter or any other text. It is read like a document.',
  },
  pastedText: {
    characters: (text: string, MAXPASTEDCHARACTERS: string) => `${text} / ${MAXPASTEDCHARACTERS} characters`,
    textIsTooLongMaximum: 'Text is too long. Maximum 50,000 characters allowed.',
    pleaseEnterSomeText: 'Please enter some text to upload',
  },
  price: {
    atLeast: 'At least ',
    credit: (credits: number) => count(credits, 'credit'),
    andUpToMoreIf: (further: string) => `, and up to ${further} more if the AI model is asked twice`,
    ofYour: (price: string, balance: string, more: string) => `${price} of your ${balance}${more}`,
    butYouHaveWhatCant: (price: string, balance: string) =>
      `${price}, but you have ${balance}. What can’t be read now is kept for later.`,
  },
  readParts: {
    isNotAPage: (piece: string) => `“${piece}” is not a page or a range like 1-2.`,
    theFileHasPages1: (total: number) => `The file has pages 1 to ${total}.`,
    pageMustBeInOne: (first: number) => `Page ${first} must be in one part, and the pages in their order.`,
    pageIsInNoPart: (total: number) => `Page ${total} is in no part.`,
    pagesToAreInNo: (next: number, total: number) => `Pages ${next} to ${total} are in no part.`,
    nameMoreThanOnePart: 'Name more than one part.',
  },
  remakeFiles: {
    andMore: (first: string, others: number) => `${first} and ${others} more`,
    page: (page: number) => `page ${page}`,
    pages: (first: number, last: number) => `pages ${first}–${last}`,
  },
  splitForm: {
    thisFileCouldNot: 'This file could not be split. It can be uploaded as it is.',
    pagesOfEachPaper: (name: string) => `Pages of each paper in ${name}`,
    cancel: 'Cancel',
    split: 'Split',
    papersACommaBegins: (value: number) => `${value} papers. A comma begins the next one.`,
  },
  takePhoto: {
    photoJpg: (taken: number) => `Photo ${taken}.jpg`,
    takeAPhoto: 'Take a photo of the next page',
    takePhotos: 'Take photos',
  },
  takeShared: {
    sharedFile: 'Shared file',
  },
  uploadDialog: {
    uploadFiles: 'Upload Files',
    pasteText: 'Paste Text',
    uploadDocuments: 'Upload Documents',
    passportsPayslipsStatementsLettersTheir:
      'Passports, payslips, statements, letters: their contents fill every collection that can use them.',
    passportsPayslipsStatementsLettersTheir2:
      'Passports, payslips, statements, letters: their contents fill this collection.',
    whatToUpload: 'What to upload',
    dropFilesHereOrChoose: 'Drop files here, or choose files',
    pdfJpgPngOrTxt: 'PDF, JPG, PNG or TXT, up to 10 MB each. You can also paste pictures.',
    useOnlyInThisCollection: 'Use only in this collection',
  },
  uploadFooter: {
    uploadingYouCanClose: 'Uploading. You can close this once everything has been sent.',
    close: 'Close',
    cancel: 'Cancel',
    uploading: 'Uploading...',
    upload: (pending: number) => `Upload ${count(pending, 'file')}`,
    upload2: 'Upload',
    uploadText: 'Upload Text',
    sentRefused: (value: number, value2: number) => `${value} sent, ${value2} refused`,
  },
  uploadList: {
    aPage: (pagePrice: number) => `${count(pagePrice, 'credit')} a page`,
    credit: (pages: number) => count(pages, 'credit'),
    locked: 'Locked',
    alreadyHere: 'Already here',
    pending: 'Pending',
    uploading: (sent: number) => `Uploading ${sent}%`,
    uploaded: 'Uploaded',
    error: 'Error',
    page: (pages: number) => count(pages, 'page'),
    sameAsAnEarlierUpload: ' · Same as an earlier upload: free',
    tryAgain: (fileName: string) => `Try ${fileName} again`,
    splitIntoPapers: (fileName: string) => `Split ${fileName} into papers`,
    remove: (fileName: string) => `Remove ${fileName}`,
    uploading2: (fileName: string) => `Uploading ${fileName}`,
    hereAsUsedOnly: (name: string, name2: string) => `Here as “${name}”, used only in ${name2}.`,
    hereAlreadyAsNothing: (name: string) => `Here already as “${name}”: nothing to send.`,
    useItHereToo: 'Use it here too',
    addItAgain: 'Add it again',
    undo: 'Undo',
    joinedFrom: (from: number) => `Joined from ${count(from, 'file')}`,
    partOf: (name: string) => `Part of ${name}`,
    filesToUpload: 'Files to upload',
  },
  uploadToasts: {
    processingWillBegin: "Processing will begin in the background. You'll be notified when complete.",
    youDontHaveEnoughCredits: 'You don’t have enough credits to read it now. It is kept and can be read later.',
    youDontHaveEnoughCredits2:
      'You don’t have enough credits to read all of them now. They are kept and can be read later.',
    documentUploadedSuccessfully: (name: string) => `Document "${name}" uploaded successfully!`,
    documentsUploadedSuccessfully: (sent: number) => `${sent} documents uploaded successfully!`,
    failedToUpload: (fileName: string) => `Failed to upload "${fileName}"`,
    uploadFailed: 'Upload failed',
  },
  usePastedText: {
    uploadFailed: 'Upload failed',
    failedToUploadText: 'Failed to upload text',
  },
  useUploadQueue: {
    uploadFailed: 'Upload failed',
  },
  validateFile: {
    fileHasUnsupportedTypePlease: (fileName: string, type: string) =>
      `File "${fileName}" has unsupported type ${type || 'unknown'}. Please upload PDF, JPG, PNG, or TXT files.`,
    fileIsTooLargeMaximum: (fileName: string, size: string) =>
      `File "${fileName}" is too large (${size}). Maximum size is 10MB.`,
  },
});
