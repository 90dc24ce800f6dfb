/**
 * Classes of words the weighing of risk knows, written for normalised text; `x*` stands for every
 * word that begins with x. A word may be in several classes.
 */
export const WORD_CLASSES: Record<string, string> = {
  first: "i im ive id ill me my myself mine we our us meself",
  second: "you your youre yourself yall youll u ur",
  third:
    "he she they him her them his hers their theirs himself herself themselves shes hes theyre shell hell theyll shed theyd",
  folk: "everyone everybody people family families world nobody anyone anybody noone whoever others folks parents kids children friends mates guys",
  kin: "mum mam mother dad father papa daddy brother sister son daughter kid child girl boy wife husband partner boyfriend girlfriend bf gf hubby fiance* friend friends mate bestie flatmate roommate housemate cousin uncle aunt auntie nephew niece grandad grandpa grandma gran nan nana granny grandfather grandmother stepdad stepmum stepson stepdaughter colleague coworker student pupil neighbour neighbor teen teenager twin dads mums sisters brothers sons daughters bro sis missus lad fella ex girls boys",
  die: "die dies died dying dead death deaths deceased perish* deathbed grave coffin casket morgue funeral cemetery mortuary eulogy obituary cremat* buried bury tombstone headstone heaven afterlife hereafter morir mourir sterben",
  kill: "kill kills killed killing unaliv* suicid* kms kys neck necking topping offing murder* overdos* od drown* hang hanging hung noose strangl* suffocat* electrocut* smother* euthan* dignitas",
  end: "end ends ending ended finish* stop* over done quit* cease* final last exit leave leaving close closing conclude* terminat*",
  gone: "gone disappear* vanish* erase* erased evaporat* dissolve* fade fading invisible nonexist* nowhere absent missing delete deleted uninstall* log logging logoff unsubscrib*",
  exist:
    "exist exists existing existence live living alive life lives survive* breathe breathing breath be being born birth wake waking woke awake heartbeat heart here around earth",
  want: "want wanted wants wish wishing wished hope hoping hoped hopes crave craving long longing pray prayed praying prays prefer rather beg begging fantasi* dream* imagin* envy envious jealous tempt* desire itch* urge urges yearn* need needed looking",
  think:
    "think thinking thought thoughts picture pictured picturing pictures image images imagine consider* contemplat* ponder* wonder* idea ideas obsess* ruminat* plan plans planned planning decid* decision rehears* google googled googling search* research* looked reading",
  means:
    "pill pills tablet tablets meds medication medicine medicines painkiller* paracetamol tylenol ibuprofen aspirin insulin rope noose belt gun pistol rifle shotgun bullet bullets revolver firearm knife knives razor razors blade blades scissors bleach poison exhaust hose helium antifreeze charcoal sharpener needle needles cord cable beam rafters banister vodka sedative* benzos stash packets packet box boxes bottle bottles prescription* sleepers shotguns",
  place:
    "bridge viaduct overpass railing railings cliff cliffs roof rooftop ledge train trains tracks platform station railway river lake sea ocean water quarry balcony window motorway highway traffic lorry truck bus car garage garages woods forest tower pier canal reservoir weir edge multistorey storey stairs stairwell dam crossing tube tree hotel motel room bath tub cabin shed loft attic",
  pass: "jump jumping jumped jumps leap step stepping stepped walk walking swerve swerving swerv* steer drive driving drove crash* fall falling fell drop dropped let hit hits run throw lie lay lean leaned",
  harm: "cut cuts cutting slit slice* slicing carve* burn burns burned burning burnt scratch* harm harming harmed hurt hurting hurts bleed bleeding bled blood punch* bruise* bruising bite biting bit claw* stab* bang banging scald* pick picking pinch* slap* wound* scar scars stitches injur* punish* relapse* relapsed sh cig cigs cigarette* lighter iron razor* bandage* plasters plaster gauze pulling",
  body: "arm arms wrist wrists forearm forearms leg legs thigh thighs skin hip hips stomach belly ankle ankles hand hands shoulder knuckles scalp chest neck throat face head hair ribs rib eye finger fingers vein veins flesh sleeve sleeves palm palms teeth lips nails jaw cheek",
  bye: "goodbye goodbyes bye byes byee farewell adieu sorry forgive forgiven forgiveness apolog* letter letters note notes loved blame remember remembered memory thank thanks thankyou peace rest resting honour honor hug hugged hugs darlings beloved dearest dear final signing",
  estate:
    "will wills insurance pension password passwords pin papers paperwork deeds funeral bank savings envelope envelopes folder drawer binder keys key list dog cat plants guitar watch ring records books collection things stuff belongings debts bills rent cancelled cancel subscriptions lease gave give giving given given-away donate* donated packed sold sorted affairs arrangements instructions beneficiary spare rehome*",
  time: "tonight tomorrow today saturday sunday monday tuesday wednesday thursday friday weekend midnight morning evening noon minutes minute hour hours soon now later week date birthday anniversary christmas dawn sunrise payday summer winter spring autumn next tonite",
  past: "ago used years year decade decades old former once back when was then since young teenager younger childhood sixteen seventeen fifteen eighteen nineteen recovered recovery remission clean sober anniversary survivor survived therapy therapist",
  well: "glad grateful gratitude thankful happy proud lucky blessed love lovely joy better healthy stable fine okay good great gorgeous amazing laugh* laughing smiled smile fun celebrat* excited brilliant beautiful wonderful treat holiday nice delicious cake tea coffee dinner lunch party garden",
  low: "sad lonely alone hopeless empty numb tired exhausted worthless useless pointless ashamed shame guilty hate failure miserable depressed cry crying cried sobbing grey heavy stuck broken lost dread* anxious panic scared afraid frightened overwhelmed burnt drained burden problem trouble waste wasting space weight dragging nothing nobody tears lowest",
  burden:
    "burden burdens problem trouble weight worry waste space oxygen better easier happier relieved relief cheaper simpler lighter without freed free cope manage minus replace replaced drag dragging cost costs worth point bother liability nuisance",
  no: "not no never dont doesnt didnt wont wouldnt cant couldnt cannot isnt arent wasnt werent havent hasnt hadnt nor none without nothing neither aint nope nah nowhere",
  sleep:
    "sleep sleeping asleep slept nap rest bed wake waking awake woke dream eternal forever lights quiet silence dark night peace",
  forever: "forever permanently eternal eternally endless good always never again anymore ever",
  joke: "lol lmao haha hahaha jk joke joking joked kidding kidded dramatic ignore forget relax dw anyway whatever ha lolol hehe silly exaggerat* overreact* prank",
  retract:
    "promise promised swear wouldnt worry dw nvm nevermind fine mostly probably safe deleted back mean meant didnt calm panic earlier yesterday",
  worryfor:
    "worried scared concerned afraid frightened help advice call phone ring answering picking reply replies replied check signs sign warning tell safe serious means should police ambulance 911 999 112 door locked message messages text texted voicemail snap",
  abuser:
    "he she him husband wife boyfriend girlfriend partner ex stepdad stepfather stepmum stepmother father mother dad mum uncle boss manager coach teacher carer landlord brother cousin pastor priest bf gf son inlaw inlaws mil caregiver",
  hitme:
    "hit hits hitting slap* punch* kick* beat beats beaten beating choke* choking strangl* throttl* grab* shove* shoved push pushed pushes threw throws throwing drag* dragged pinned grip* smack* belt whip* burn* spit* spat pulled bruise* rape* raped force* forced touch touches touched touching molest* assault* threat* threaten* threatens track* tracks tracking lock locks locked trap trapped follows following stalk* control* controls isolat* broke broken smashed fist fists wall door hand hands hurt hurts",
  control:
    "passport documents phone card money wages bank allowed lets permission keys tracks tracker app location clothes friends lock locked leave leaving door ids papers visa immigration email password",
  food: "eat eats eating ate eaten food meal meals calorie calories kcal cals fast fasting fasted starve* starving hungry hunger binge* binged bingeing purge* purged purging vomit* throwup sick laxative* lax ana mia thin thinner thinspo skinny weight weigh weighed weighs scale scales kg lbs stone pounds bmi bones bone collarbones exercise diet dieting restrict* lunch dinner breakfast gum fridge toast portion portions chew spit",
  faint:
    "faint* fainted blackout blacked passed dizzy collapse* collapsed heart palpitat* flutter* potassium chest periods period lanugo hospital tube feeding blood dehydrat* shaking cold hairs weak spinning",
  voice:
    "voice voices whisper* whispers commands command orders order says tells telling told shouting hear hears hearing angels angel demon demons devil satan god messenger prophet radio tv television vents walls wires wire chip implant* satellite signal signals camera cameras neighbours aliens mirror obey obeying chosen mission sacrifice evil entity shadow shadows they radiator speakers",
  baby: "baby babies newborn infant bump pregnant pregnancy postnatal postpartum pp birth birthed csection section midwife breastfeed* breastfeeding feeding feed cot crib pram nursery bottles health visitor twins bath weeks months colic nappies formula hv",
  image:
    "image images picture pictures flash flashes intrusive imagine vision visions stairs drop dropping pillow smother* shake shaking throw throwing knife bath bathwater drown* window balcony thought thoughts",
  work: "patient patients client clients ward training shift clinic supervisor counsellor nurse paramedic audit policy workshop module lecture helpline hotline volunteer awareness prevention referral referrals students seminar conference research thesis",
  story:
    "film movie novel book chapter character characters episode season series show podcast scene lyrics song album plot author villain play poem article news documentary writing wrote reader script fiction tv netflix read watched watching",
  game: "boss level respawn* game match season team coach goal scored keeper ref lobby raid map xp pb race marathon gym deadlift* lifts squad fantasy chess poker round server gg lol half final league cup training climb climbing dive",
  tech: "server process thread threads pod container script git deploy prod staging cpu memory laptop printer app bug code build database query kernel api worker queue restart crash* timeout logs docker linux python node battery router update",
  grief:
    "died passed funeral ashes grave memorial grief grieving mourning late widow* miss missing anniversary lost buried cremat* dad mum nan gran grandad dog cat hospice candle",
  secret:
    "secret secretly nobody noone knows know hide hides hiding hidden hid lie lied lying pretend* fake smile alone empty away asleep out tell told promise",
  ready:
    "ready prepared prep bought buying ordered got have loaded counted counting saved saving stashed hoarding stockpil* tied tested practised practiced measured picked chosen chose set arranged booked packed waiting tonight date place spot plan",
  took: "took taken swallowed swallow downed drank drunk washed all whole handful everything already just",
  calm: "calm calmer lighter relieved ready certain sure decided settled peaceful peace clear free finally",
};
