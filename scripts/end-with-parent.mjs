// Loaded into the server before anything else: when the process that started it is gone, the server goes as well, in good order.
// Soon, too: whoever killed that process wants to start the next one now, on this port and this folder.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 600);
});
process.channel?.unref();
