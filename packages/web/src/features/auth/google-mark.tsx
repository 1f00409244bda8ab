// Google's letter in its four colours.

export function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" strokeWidth="4">
      <path d="M12 12h9.2" stroke="#4285f4" />
      <path d="M21.05 12a9.05 9.05 0 0 1-3.2 6.9" stroke="#4285f4" />
      <path d="M18.4 18.4a9.05 9.05 0 0 1-14.3-2.2" stroke="#34a853" />
      <path d="M4.4 16.8a9.05 9.05 0 0 1 .1-9.7" stroke="#fbbc05" />
      <path d="M4.1 7.8a9.05 9.05 0 0 1 14.3-2.2" stroke="#ea4335" />
    </svg>
  );
}
