// The browser's own timers, in milliseconds, apart from the other numbers: every page carries them in the code of its last error page. Specification, section 9. (B06)

/** The line at the top of a page that is on its way: when it shows, and how long it takes. */
export const progressBar = { throttle: 200, duration: 5_000 } as const;
/** A page reloads for code that did not come once within this. */
export const chunkReloadGuard = 60_000;
export const likesReloadDelay = 500;
export const geolocationCache = 3_600_000;
