// The manifest of each browser: Chromium runs the background as a service worker, Firefox as an event page.

export type Target = 'chromium' | 'firefox';

/** Ours in Firefox's directory of add-ons; it stays the same for good. */
const FIREFOX_ID = 'oneform@oneform.example';

export function manifestFor(target: Target, version: string) {
  const icons = { 16: 'icon-16.png', 32: 'icon-32.png', 48: 'icon-48.png', 128: 'icon-128.png' };
  return {
    manifest_version: 3,
    name: 'OneForm',
    version,
    description: 'Fills web forms from the applications in your own OneForm, with the source of each value.',
    icons,
    options_ui: { page: 'connect.html', open_in_tab: true },
    action: { default_popup: 'popup.html', default_title: 'Fill with OneForm', default_icon: icons },
    // Chromium asks for the page when the person clicks; the origin of their own OneForm is asked when they connect.
    permissions: ['activeTab', 'scripting', 'storage'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    content_security_policy: { extension_pages: "default-src 'self'; connect-src http: https:; object-src 'none'" },
    ...(target === 'chromium'
      ? { background: { service_worker: 'background.js' }, minimum_chrome_version: '123' }
      : {
          background: { scripts: ['background.js'] },
          browser_specific_settings: {
            gecko: {
              id: FIREFOX_ID,
              strict_min_version: '140.0',
              // The words of a form go to the person's own OneForm, and what they save there.
              data_collection_permissions: { required: ['websiteContent', 'personallyIdentifyingInfo'] },
            },
          },
        }),
  };
}
