import { complaintForm } from '@/lib/contract/complaint-form';
import { formFaults } from '@/lib/contract/form-faults';
import type { ComplaintDraft, ComplaintTroubles } from './complaint-fields';

/** What can be seen to be wrong before the complaint is sent; nothing where all is well. (S17) */
export const complaintTroubles = (draft: ComplaintDraft): ComplaintTroubles => formFaults(complaintForm, draft);
