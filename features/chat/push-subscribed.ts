/** Whether this browser is subscribed to push messages of the site. */
export async function pushSubscribed(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return Boolean(await registration?.pushManager?.getSubscription());
  } catch {
    return false;
  }
}
