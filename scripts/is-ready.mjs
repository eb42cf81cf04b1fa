// For the container's health check: exits with 0 if the site on this machine is ready to answer.
const port = process.env.PORT || 3000;
const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isReady ? 0 : 1);
