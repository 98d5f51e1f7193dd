// Every form by its name, as it stands in its address. Each group has a file of its own.
import { complaintForms } from '@/app/forms/complaint-forms';
import { creditsForms } from '@/app/forms/credits-forms';
import { giftForms } from '@/app/forms/gift-forms';
import { deletionForms } from '@/app/forms/deletion-forms';
import { landerForms } from '@/app/forms/lander-forms';
import { matchFinderForms } from '@/app/forms/match-finder-form';
import { memberForms } from '@/app/forms/member-forms';
import { notificationForms } from '@/app/forms/notification-forms';
import { photoForms } from '@/app/forms/photo-forms';
import { profileForms } from '@/app/forms/profile-forms';
import { recoveryForms } from '@/app/forms/recovery-forms';
import { safetyForms } from '@/app/forms/safety-forms';
import { settingsForms } from '@/app/forms/settings-forms';
import { swipeForms } from '@/app/forms/swipe-form';
import { transactionForms } from '@/app/forms/transaction-forms';
import { signupForms } from '@/app/forms/signup-forms';
import type { Form } from '@/app/forms/form-calls';

export const forms: Record<string, Form> = { ...complaintForms, ...creditsForms, ...deletionForms, ...giftForms, ...landerForms, ...matchFinderForms, ...memberForms, ...photoForms, ...profileForms, ...notificationForms, ...recoveryForms, ...safetyForms, ...settingsForms, ...signupForms, ...swipeForms, ...transactionForms };
