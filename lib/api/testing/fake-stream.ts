// For tests: a stream of live events that stands, tells and breaks when the test says so, in the place of the browser's EventSource.
import type { LiveEvent } from '../../contract/events';

export class FakeStream extends EventTarget {
  readonly CLOSED = 2;
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  stand() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(event: LiveEvent) {
    this.send(event.type, event);
  }
  /** Whatever a server might send, an event of ours or not. */
  send(type: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data), lastEventId }));
  }
  /** The connection broke: the browser would try again by itself. */
  breaks() {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  /** The server answered something that is no stream. */
  fails() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
}
