/** The query by which a member's page knows that its reader comes from signing up. (T03) */
export const freshSignup = 'api_signup_complete';
