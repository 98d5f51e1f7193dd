const beaconPath = '/api/page-hidden.php';

/** Says that the page was left, for as long as the document lives. (T18, C10) */
export function watchBounces(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') navigator.sendBeacon(beaconPath, '{}');
  });
}
