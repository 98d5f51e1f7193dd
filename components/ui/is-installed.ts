/** Whether the page stands in a window of its own, without a browser around it. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || ['standalone', 'minimal-ui', 'window-controls-overlay'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches);
}

/** Whether there is a page of this site to go back to. */
export function hasHistory(): boolean {
  // The Navigation API counts pages of this site only.
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation ? navigation.canGoBack : history.length > 1;
}
