// True for pages of the extension itself: no web page and no script in one has anything to ask.
export const authoriseSender = ({ id, url }: chrome.runtime.MessageSender): boolean =>
  id === chrome.runtime.id && url !== undefined && url.startsWith(chrome.runtime.getURL(''));
