// Loaded into the server before anything else: when the process that started it is gone, the server goes as well, in good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
