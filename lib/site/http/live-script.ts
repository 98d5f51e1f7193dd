// Another inline part of our own: says when the page does by script what it shows. `<html data-live>` stands while no code of it is under way.

/**
 * Defines `awaitCode(promise)`: code of the page is under way until the promise ends; so it is until the document has loaded and the page's own code
 * has called it once. React has taken over what came once the browser has nothing else to do. It stands in the page itself, so that no page's own
 * code grows by it. (bar P2)
 */
export const liveScript = `(function(w,d,n,begun){function came(){(w.requestIdleCallback||setTimeout)(function(){--n||(d.live='')})}
w.addEventListener('load',came);
w.awaitCode=function(p){if(!begun){begun=1;n--}n++;delete d.live;p.then(came,came)}})(window,document.documentElement.dataset,2)`;
