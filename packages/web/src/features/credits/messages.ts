// English texts of credits.

import { inLanguage } from '#lib/language.ts';
import { count } from '#lib/numbers.ts';

export const t = inLanguage('credits', {
  creditBanner: {
    noCreditsRemaining: 'No credits remaining',
    veryLowCredits: 'Very low credits',
    lowCredits: 'Low credits',
    getMoreCredits: 'Get More Credits',
    leftReadingAPageCosts: (balance: number) => `${count(balance, 'credit')} left. Reading a page costs one credit.`,
    documentsYouUploadAreKept: 'Documents you upload are kept and can be read later. Everything else still works.',
  },
  creditPill: {
    loading: 'Loading...',
    creditsLeft: (balance: string) => `${balance} credits left`,
    credits: (unknown: string) => `Credits: ${unknown}`,
    unit: 'credits',
  },
  creditUsage: {
    creditUsage: 'Credit Usage',
  },
  getCreditsDialog: {
    readingADocumentPerPage: 'Reading a document, per page',
    fillingACollectionFromDocuments: 'Filling a collection from documents already read',
    explainingAField: 'Explaining a field',
    getMoreCredits: 'Get More Credits',
    creditsPayForReadingDocuments:
      'Credits pay for reading documents and for help from AI. Viewing, editing and exporting are free.',
    done: 'Done',
    plan: 'Plan',
    balance: 'Balance',
    credit: (balance: number) => count(balance, 'credit'),
    whatThingsCost: 'What things cost',
    credit2: (credits: number) => count(credits, 'credit'),
    youSeeThePriceFirst: 'You see the price first. Failed runs cost nothing, and the same file is never charged twice.',
    howToGetMore: 'How to get more',
    yourAdministratorCanAddCredits: 'Your administrator can add credits. Send them your e-mail address,',
    ifYouAreTheAdministrator: '. If you are the administrator, run this where OneForm is installed:',
    untilThenNothingIsLost: 'Until then, nothing is lost. Documents you upload are kept and can be read later.',
  },
  operationLabel: {
    fieldMapping: 'Field Mapping',
    fieldClarification: 'Field Clarification',
    documentProcessing: 'Document Processing',
  },
  usageBars: {
    creditsUsed: (credits: string) => `${credits} credits used`,
  },
  usageChart: {
    loadingChartData: 'Loading chart data...',
    creditsUsedPerDay: 'Credits used per day',
    creditsUsed: (credits: number) => `${credits} credits used`,
    failedToLoadChartData: 'Failed to load chart data',
    pleaseTryRefreshingThePage: 'Please try refreshing the page',
    noUsageDataAvailable: 'No usage data available',
    startUsingAiFeatures: 'Start using AI features to see your usage patterns',
    creditUsageLast30Days: 'Credit Usage (Last 30 Days)',
  },
  usageHistory: {
    date: 'Date',
    operation: 'Operation',
    credits: 'Credits',
    usageHistory: 'Usage History',
    showingToOfEntries: (first: string, first2: string, total: string) =>
      `Showing ${first} to ${first2} of ${total} entries`,
    usageHistoryPages: 'Usage history pages',
    loadingUsageHistory: 'Loading usage history...',
    failedToLoadUsageHistory: 'Failed to load usage history',
    pleaseTryRefreshingThePage: 'Please try refreshing the page',
    noUsageHistoryAvailable: 'No usage history available',
    startUsingAiFeatures: 'Start using AI features to see your usage history',
  },
});
