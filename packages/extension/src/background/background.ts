// Opens the page on which the extension is connected as soon as it is installed.
chrome.runtime.onInstalled.addListener(({ reason }) => {
  if (reason === 'install') void chrome.tabs.create({ url: 'popup.html' });
});
