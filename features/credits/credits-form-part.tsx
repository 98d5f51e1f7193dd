/** The form as the server draws it, so that it stands where it is sent. The browser has credits-form-part-browser.tsx in its place. (next.config.ts) */
export { CreditsForm as CreditsFormPart } from './credits-form';
