// The other inline part of our own: hears of scripts that do not come, from before the first of them. Specification, section 4; decision 211. (T17, B06)
import { chunkReloadGuard } from '../browser-timers';

/**
 * Reloads the page where a part of its code did not come, whether a script that the page names or one that it asks for later; at most once
 * a minute (a moment that is further ahead is none: the clock was set back), and only where the server answers: a page that stands is worth more than none. It stands in the page itself, since code of the
 * page's own may be what is lost. Scripts that the page asks for have an onerror: they are tried again, and an error says so if that fails.
 * What failed while a style sheet held this back is found among the answers.
 */
export const lostScripts = `(function(w,k,b){
function lost(){try{var s=sessionStorage;if(b||${chunkReloadGuard}>Math.abs(Date.now()-(s.getItem(k)||0)))return;b=1;fetch('/sw.js',{method:'HEAD',cache:'no-store'}).then(function(a){b=0;if(a.ok){s.setItem(k,Date.now());location.reload()}}).catch(function(){b=0})}catch(e){}}
function told(e){if(e&&(e.name==='ChunkLoadError'||/^Failed to load chunk/.test(e.message)))lost()}
w.addEventListener('error',function(e){var t=e.target;told(e.error);if(t.tagName==='SCRIPT'&&!t.onerror&&/\\/_next\\//.test(t.src))lost()},true);
w.addEventListener('unhandledrejection',function(e){told(e.reason)});
if(performance.getEntriesByType('resource').some(function(e){return e.responseStatus>=400&&/\\/_next\\/.+\\.js/.test(e.name)}))lost()
})(window,'chunk-reload')`;
