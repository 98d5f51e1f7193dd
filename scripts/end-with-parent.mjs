// Loaded into the server before anything else: when the process that started it is gone, the server goes as well, in good order.
// Soon, too: whoever killed that process wants to start the next one now, on this port and this folder.
const starter = process.env.STARTED_BY;

function endWithParent() {
  process.on('disconnect', () => {
    // Nobody reads what it prints any more, and telling of that would fail in turn, for ever.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    process.kill(process.pid, 'SIGTERM');
    // By force: an exit in good order can take seconds, and the database loses nothing by it (bar C2).
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 600);
  });
  process.channel?.unref();
}

// What the server itself starts (next dev works in a second process) has this loaded too, and waits for words of its own parent.
if (!starter || starter === String(process.ppid)) endWithParent();
