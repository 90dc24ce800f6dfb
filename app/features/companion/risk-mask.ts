import { AnchorIndex } from "./phrase-anchors";
import { phrasePattern, withChoices } from "./phrase-pattern";

const CHOICES: Record<string, string> = {
  THINGS:
    "feet|foot|back|head|knees?|legs?|heels?|shoes|boots|arms?|shoulders?|neck|heat|cold|wait|waiting|suspense|traffic|commute|work|homework|job|hangover|stairs|cramps?|allerg\\w+|hay ?fever|silence|curiosity|boredom|hills?|workout|jeans|diet|this|it|that|these|those|deadline|deadlines|meeting|meetings|course|class|stomach|teeth|tooth|tummy|humidity|wifi|lag|weather|anticipation|ankle|hip|calves|eyes|ears|bills|rent|prices|ads|the|guilt|smell|secrecy|loneliness|summer|revision|exam|exams",
};

/** Ways of speaking, objects and machines that carry the words of danger without the danger. */
const HARMLESS = [
  "<THINGS> (is|are|was|were|s|have been|has been|be|literally) [literally |absolutely |slowly ]?killing me",
  "killing me (slowly|softly|here|lol|haha)",
  "kill me now",
  "(cant|dont|couldnt|barely) remember the last (thing|time|day|night|one|book|meal|weekend)",
  "(goodbye|farewell|bye) forever to (that|this|the|my|our) (\\w+ ){0,2}(remote|telly|tv|car|sofa|kettle|phone|laptop|printer|carpet|wallpaper|flat|bathroom|kitchen|fridge|mattress|bed|diet|braces|commute|office|job|uniform|homework)",
  "(self harm|suicide|overdose|safeguarding) (response|policy|protocol|pathway|flowchart|leaflet|toolkit|guidelines?|module|risk assessment|research|figures|audit|paper|talk|webinar)",
  "checking out (on|at|of) ...(reception|hotel|hostel|airbnb|campsite|cottage|villa|noon|eleven|ten|1[0-2] ?(am)?)",
  "end of the line for (my|the|our|that|this) (\\w+ ){0,2}(bus|tram|route|shop|car|boiler|laptop|phone|sofa|pub|cinema|bike|boots|shoes|kettle|club|brand|model)",
  "(goodbye|bye bye|bye|farewell|so long) (old |my |dear |you |little |big )*(edit suite|suite|office|desk|laptop|braces|cast|crutches|winter|debt|overdraft|car|sofa|kitchen|uni|school|exams?|student (loan|life)|commute|acne|retainer|stabilisers|nappies|spreadsheets?|inbox|keyboard|allotment|caravan|kettle|phone|boots|shoes|hair|beard|fringe|tooth|wisdom tooth|tonsils|appendix|gallbladder|mortgage|landlord|boiler)",
  "tell my (calves|legs|arms|quads|glutes|abs|knees|feet|lungs|wallet|bank account|savings|jeans|waistline)",
  "(my|our|this|that|the|his|her|their) (?!brother|sister|son|daughter|mum|dad|friend|husband|wife|partner|mate|boyfriend|girlfriend)\\w+ (has|had|have|must have|has got|got) (a|some kind of) death wish",
  "(has|have|must have|with|got) a death wish (coming|going|driving|riding|running|diving|tackling|jumping|doing|cycling|on the (pitch|road|bike|ice|court))",
  "(if|when|next time|every time) ...(eats?|uses?|plays?|sings?|hums?|touche?s?|steals?|parks?|leaves|spoils?|mentions?|says|emails?|chews?|whistles?|books?|moves?|finishes|nicks|borrows?|asks|microwaves?|forgets?) ...(ill|im going to|i will|i might|i swear ill) (kill|murder|strangle|throttle) (him|her|them|someone|somebody)",
  "(sick|ill|beside myself|mad) with (worry|nerves|dread|fear|envy|jealousy|excitement)|sick to my stomach|worried sick",
  "want (it|this|that|the \\w+) to be (over|done) (so|and) (i|we) (can|could) (see|go|get back|start|move|eat|watch|play|go home|come home|enjoy|hug|work|drive|run|dance|cook)",
  "(mum|dad|wife|husband|boss|manager|she|he|they|sister|brother|teacher|coach|parents|landlord|girlfriend|boyfriend|partner|nan|flatmate|editor|everyone|youre|people|team|you) (is|are|s|will|would|might|d|ll)? ?(absolutely |actually )?(going to )?kill me (when|if|for|once|lol|haha|over|because)(?! i (leave|take|tell))",
  "(you|guys|lol|this|these|that|memes?) (are|re|is|s) killing me",
  "(kill|killing|killed|killlled|kills) (time|an hour|two hours|the (mood|vibe|bag|weeds|engine|lights|motor|process\\w*|server|app|job|tab|session|script|task|container|pod|thread|bug|noise|power|switch|music|batteries|battery|interview|audience|crowd|set|show|presentation|germs|dragon|boss)|it|two birds|off|bacteria|mosquito\\w*|flies|spiders?|weeds|mould|a (process|zombie|server|task|job|spider|wasp|plant|bug|few hours|dragon|boss|guy)|my (plants?|vibe|battery|buzz|appetite|darlings|progress|phone|lawn|basil|orchid|sourdough)|him in|them in|everyone in|all (of )?them|zombies?|monsters?|bosses|mobs|enem(y|ies))",
  "kill (command|switch|bill|ring|streak|ratio|la kill|count|cam|screen|9|dash|feed|confirmed|shot|zone)",
  "(id|i would|could|would|i could|people would) (literally |honestly |absolutely )?(kill|murder|die) for (a|an|some|that|this|the|those|one|your|my|another|it|chips|coffee|pizza|ice|hot|decent|proper|real|good|her|his|half)",
  "to die for(?! (part|a (bit|while|day|minute|moment)|today|an hour))",
  "(dying|die) (to (see|know|try|hear|tell|meet|eat|read|show|go|get|watch|visit|ask|taste|play|share|use|wear|hold|find out)|of (laughter|laughing|embarrassment|boredom|curiosity|cringe|shame|heat|thirst|hunger|cuteness|happiness|anticipation|excitement|suspense|jealousy|awkwardness|second hand)|laughing|from (laughing|laughter|cringe|boredom|embarrassment|the heat|cuteness|secondhand)|for (a|some|the)|over (this|here|how|that)|at (this|that|the|how|your|his|her))",
  "(die|died|dead|dying|deceased|diee+d?) (at|of|from|with|over) (laugh\\w*|embarrass\\w*|boredom|shame|the way|cringe|happiness|heat|this|how|that|your|his|her)",
  "laugh(ed|ing)? (so hard |until |till |til )*(i |that i |im |she |he |we )*(died|die|dead|nearly died|almost died|wanted to die|was dead|dying|cried)",
  "(nearly|almost|practically|basically|literally|just|about) died (of|from|when|laughing|inside|at)?",
  "(im|i am|we are|were|literally|actually|bro im|lol im|absolutely|officially|he is|shes|hes) (dead|deceased|dying)(?! (by|soon|tonight|inside|tomorrow|anyway|weight|to|and|when|already|if|then|the|in|at night|of)) ?(lol|lmao|haha|laughing|that|this|omg|💀|😂|😭|,|$|\\.|!)",
  "so (happy|excited|proud|funny|embarrass\\w+|good|tired|full|cute|bored|cringe) [that ]?i (could|might|would|nearly|almost) (die|have died|died)",
  "(happy|embarrass\\w+|excited|bored|mortified) (enough )?(to|i could|i wanted to) die",
  "(wanted|want) the (ground|floor|earth) to (open|swallow)",
  "(rather|sooner) (die|eat glass|be dead(?! than (go|going|be) back to (that|this|the) (school|house|home|ward|unit|hospital|place))|stick (pins|forks)|jump off|chew|lick|drown|walk into the sea) than (eat|watch|wear|listen|sit|go (back )?(to (the|a|that|another|work|ikea|his|her)|camping|on)|use|hear|attend|admit|do|support|drink|see|work|drive|play|read|talk|ask|call|sing|cook|pay|lose|share|sleep|buy|miss|spend|dance|say|touch|queue|redo|stand|have (another|to)|let (him|her|them))",
  "(jump|jumping|throw myself|fling myself|leap|leaping|walk|launch myself) (off|out|out of|into|from) [of |a |the |my ]*(cliff|window|bridge|sea|building|balcony|train|roof) (would be (easier|more)|lol|haha|lmao|if (one more|i have to|he|she|they|this|that|another)|than)",
  "(ill|ill be|im going to|id) (jump|be jumping|throw myself|leap|walk) (off|out of|out|into|from) (a |the |of |this )*(window|cliff|bridge|building|sea|roof) (lol|haha|lmao|😂|🙄)",
  "(jump|jumping|hop|hopping) (on|in|into|onto|off|for|at|up|to|straight|over|back|right) (the |a |my |this )*(train|bus|call|conclusions?|joy|shower|bed|puddles?|sofa|couch|trampoline|bandwagon|queue|topic|section|chance|zoom|pool|water|lake|deep end|diving board|ship|rope|ropes|scare|start|plane|course|cuts|next)(?! of the train)",
  "(career|social|political|professional|commercial|financial|brand|electoral|reputational|diplomatic|fashion) suicide",
  "suicide (squad|pill|burn|wings?|door|doors|silence|hotline meme|mission|run|runs|lunge|sprint|sprints|drill|drills|king|queen pawn|bunny|blonde|gene|substrate|bid|cells?|linux|burnout|cocktail|soda|machine|boys|booth|chicken|barrier|barriers|tree|note in (the|chapter))",
  "(ran|run|runs|running|made us run|did|doing|sprint|love|hate|do) [the |some |ten |more |\\d+ ]*suicides",
  "(was|is|were|thats|be|pure|its|total|basically|absolute) (absolute |total |pure |basically |like )*suicide(?= (for|to|in|,|\\.|$|!|the|that|by))(?! (note|watch|attempt|is|on|for me to))",
  "(drive|hard drive|laptop|phone|computer|printer|car|battery|server|app|console|router|fridge|pc|mac|tablet|controller|mic|kettle|toaster|engine|tv|plants?|wifi|screen|charger|system|motor|dishwasher|washing machine|boiler|ssd|gpu|bot|process|thread|boiler|headphones|watch|internet|camera|projector|website|site|build|link|conversation|chat|party|thread|mood|game) [has |just |completely |finally |totally |had |is |was |went |literally ]*(committed suicide|died|dies|dead|dying|killed itself|die|d(ied)?|crashed|froze|hangs|hung|kms|deceased)",
  "(cut|cutting|slice|slicing) (myself|me) (a|another|some|one|the|off|two|loose|free|out|in half|down|short|from|slack|a big|an)(?! (bit|little|lot|few times|deep|again))",
  "(cut|cutting|slice|slicing|cutting) (my|me) (hair|fringe|bangs|nails|hours|losses|teeth|budget|grass|lawn|own hair|carbs|sugar|toenails|spending|finger|thumb|sandwich|cake|food|dose|coffee|screen time|trip|day)",
  "(cut|nicked|sliced|burned|burnt|hurt|scratched|scraped|bruised|bumped|hit|banged|scalded|stubbed|smashed|bashed|injured) (my|me|myself|my own) ?(self)? ?(arm|hand|finger|thumb|leg|knee|elbow|shin|wrist|face|head|chin|foot|toe|hands|arms|legs|back|shoulder|fingers|tongue|palm)? ?(badly |slightly |again |twice |a bit |a little |really badly |pretty badly )*(shaving|cooking|chopping|on (the|a|an|my) (oven|pan|kettle|stove|iron|grill|hob|door|table|desk|corner|fence|tin|can|shelf|cupboard|cabinet|barbecue|bbq|toaster|paper|rose|bike|rocks?|branch|edge of|nail|tap|counter|tray|radiator|glass|coffee)|while (chopping|cooking|shaving|gardening|climbing|playing|running|baking|cleaning|skating|moving|washing)|opening|gardening|doing (the|yoga|squats|crossfit|dishes)|at (the gym|football|practice|training|rugby|crossfit|soccer|basketball|judo|skating|climbing)|playing|skiing|skating|making|taking|lifting|running|climbing|with (the|a|hot) (potato peeler|peeler|mandoline|oven|iron|hair straightener|straighteners|curling|coffee|tea|grater|lawnmower|scissors|cheese)|peeling|falling|slipped|tripping|when i (fell|tripped|slipped|was (chopping|cooking|shaving|cutting|slicing))|slicing|moving)",
  "(got|get|getting|nice|cat|dog|kitten) (a )?(bruise|scratch|bruises|scratches|scratched)s? (on|from)? ...(arm|cat|kitten|bush|hand|brambles|bike|dog|roses|map)",
  "(hang|hanging|hung|hangin) (out|up|on|around|in there|with|my (pictures?|coat|photos?|washing|clothes|paintings?|curtains?|hat|laundry|lights|posters?)|the|some|there|about|back|from|loose|by a thread|jury|printer|process|over|onto|tight|a|it|them|curtains)",
  "ill be hanged",
  "(shoot|shooting|shot|shoots) (me|myself) (a|an|your|the|in the foot|over|with my own|an email|a text|some|in (game|cod|fortnite|valorant)|down|across|by accident in|with (a|the) (rocket|nerf|paintball|water))",
  "(shoot|shooting|shoots|shots?) (hoops|film|photos?|portraits?|a (video|wedding|film|scene)|weddings?|in the morning|some|penalties|pool|arrows|baskets|footage|with (the|a|my) (camera|canon|nikon|sony|lens))",
  "kill (my|your) (darlings?|lights?)",
  "(killer|drop dead|dead) (gorgeous|serious|set|line|lift|pan|app|heels|tired|good|cute|easy|funny|workout|instinct|whales?|queen|bass|smile|deal|end|last|pixel|leg|zone|battery|weight|inside of|sure|silent|right|beautiful|simple|on (time|my|their)|asleep|sexy|lift\\w*)",
  "(be|was|is) the death of me",
  "(scared|bored|frightened|worried|thrilled|tickled|embarrassed|freaked|love\\w*|spooked|starved|starving) (me |you |him |her )?(to|half to) death",
  "(slept|sleep|sleeping) like the dead",
  "dead (to me|on my feet|in the water|last|serious)",
  "(over|on) my dead body",
  "(end|ended|ending|broke|break) (it|things) (off )?(with|between|because (he|she)|over text with)",
  "(decided|ready|time|going|want|wanted|need|needed) to end (it|things) with",
  "end (of|up|ed up) (the |my )?(day|week|month|life (is|for|support)|term|year|level|season|shift|call|session|chapter|file|line|message|sale|story|season|discussion|on|with|lease|contract|in)",
  "end (my|the|this|our) (call|session|day|lease|subscription|contract|shift|meeting|trip|semester|week|year|round|season|night with|diet|membership|walk|evening|workout|set|gym)",
  "(didnt|dont|never) want [the |this |today |it |that |my ]*(day|night|weekend|holiday|summer|trip|song|book|movie|film|series|show|game|concert|evening|date|party|hug|vacation|walk|to end because|moment) to (end|be over)",
  "\\d+ ?(\\. ?\\d+ )?kms?",
  "(many|few|several|hundred|more|extra|ten|five|twenty|last|thousand|per|some|of|couple of) kms",
  "kms (key|keys|encrypt\\w*|policy|away|today|in the|run|ran|run|from|to go|on the|server|activation|client|alias|of|per|a (day|week)|left|this)",
  "(aws|rotate|the|our|cloud|azure|gcp|google) (the )?(aws |cloud )?kms",
  "(chemical|chemistry|python|javascript) (bond|cutting)",
  "(sh|bash|zsh|\\.sh|ssh|s\\.h)",
  "(od|oded|ods|overdos\\w+|oding) (on|of) (podcasts?|sugar|chocolate|caffeine|coffee|cheese|vitamin\\w*|netflix|memes?|cake|candy|mangos?|tv|cuteness|christmas|carbs|pizza|tiktok|ice ?cream|sunshine|books?|reality|the|garlic|nostalgia|crisps|sweets|k ?dramas?|content|turkey|glitter)",
  "overdosed fully",
  "(miss|missed|catch|caught|catching|take|taking|took) the (last |next |early |late |night |school |wrong |number )?bus (to|home|from|at|on|into|after|because|instead|tomorrow|and|in|if|by|so|this|again|,|\\.|for)(?! you know)",
  "(bus|train|tram|plane|flight) (was|is|were) (late|delayed|cancelled|early|packed|full)",
  "(run|ran|running|runs) (out of|into|late)",
  "(burn|burned|burnt|burning) (out|calories|the|toast|dinner|my (toast|dinner|tongue|bridges|food|cakes?|mouth|breakfast|rice|soup|cd|pizza|cookies))",
  "(hit|hitting|hits|smash\\w*|crush\\w*) (my|a|the|me with) (goals?|targets?|head off|stride|personal|pb|deadlines?|snooze|limit|record|gym|shelf|knee on|shin on|elbow on|(funny|elbow))",
  "bang(ing)? my head against (a|the) (brick )?wall (with|trying|over|about|because|on this|at this|here)",
  "(pick|picking|picked) (my|up|on|at my food|the)(?! (skin|scabs|wrists|arms|face until))",
  "(scratch|scratching) my head",
  "(bite|biting|bit) my (tongue|nails|lip)",
  "(punch|punching) (the )?bag",
  "(quality of life|on life support|saved my life|best day of my life|love of my life|time of my life|story of my life|my life support|for the life of me|rest of my life|whole life|my life savings|social life|take my life in my hands|changed my life|ending my (lease|contract))",
  "(take|takes|taking|took) (my|her|his) (life (for granted|seriously|lessons|back|into)|breath away|time|meds as|dog|coffee|mind off|tablets (with|at|as|every|on time|for)|medication (with|at|as|every|on time|for)|vitamins)",
  "(wake|woke|waking) up (early|late|at|before|to|with|for|feeling|next to|in a|the kids|call|and|happy|on the|tired|grumpy)(?! tomorrow| again)",
  "(dont|do not|didnt) want to (be here|stay here|be around|go on|carry on|wake up|get up|keep going|exist in|stay|get out)( at| in (this (job|town|house|country|office|meeting|city|class|queue)|the (office|city|meeting)|school|town)| around (him|her|them|people|my|those|that)| for (the|another)| until| early| on (this|the) (call|date|course)| a date| with (him|her|this (course|degree|job|project)))",
  "(tired|sick|exhausted|bored|done|over|fed up) (of|with|by|from) (living (with|in|here|at|out|like a student|alone|paycheck|on)|life admin|life (lately|at|in (this|the))|being (single|here at|the|a|alone|ill|sick|broke|tired|told|ignored|brave|nice|left|late|me time|on call))",
  "(log|logging|logged|sign|signing|signed|clock|clocking|check|checking|checked) (off|out) (for (the (day|night|week\\w*|evening|year|holidays?|summer|month|break|term|afternoon|rest of)|today|tonight|a (bit|while|few|week|break|month))|early (today|on)|now|of (work|the (hotel|app|game|room|system|account|office))|work|at|from|my|the|this|a|some|new|and|until)",
  "(long|good|proper|decent|deep|final|last) (sleep|nap|rest) (after|tonight|is|was|before|i|for|and|last|on|in)",
  "(delete|cancel|unsubscribe|deleting|uninstall\\w*|quit\\w*) (the|this|that|from|my (gym|account|netflix|subscription|instagram|job|calorie|old|emails?|tinder))",
  "(leave|leaving|left|going|gone|go) (for good )?(this|the|my) (job|company|team|city|office|town|party|group chat|school|country|course|band|house|club)",
  "(goodbye|farewell|bye|going away|leaving|retirement) (party|lunch|drinks|dinner|cake|do|kiss|to (my old|the old|sugar|winter|summer|my (desk|team|job|colleagues|coworkers|flat|apartment|house|hair|twenties|bank|childhood|savings|diet|social))|summer|winter|cards?|gift|present|speech|tour|concert|2\\d\\d\\d|old|paladin|level|sleep|weekend|free time|money)",
  "(final|last) (exam|exams|essay|assignment|boss|episode|season|match|game|round|day (of|at|in) (school|work|term|the|my|uni|college|class|holiday|vacation|camp|this|our|summer|term|probation|a)|night (in|of (the|our|my)|at|was|i|we|with (the|my (team|girls|friends)))|week (i|we|at|was|of (term|school|uni))|project|chapter|payment|slice|piece|shift|lap|stage|reminder|call|draft|version|fantasy)",
  "(last|past|every|saturday|friday|date|tonight is|tonight was|each|first) (night|day) (out|in|i (had|went|saw|dreamt|dreamed|made|slept|watched|ate|was|got (home|back))|we|was|is (game|date|movie|pizza|taco|quiz)|at the)",
  "(bleed|bleeding) (the|edge|radiators?|gums|nose|love|heart)",
  "(knife|razor|blade|blades|razors) (skills?|for (the|my) (razor|saw|lawnmower|mower|food|shaver|beard|fan|cricut|skates|mixer|crafts?|scalpel|blender|strimmer|hockey|plane|plough)|sharpener|block|set|sharp|edge|runner|fight|party)",
  "(rope|jump) (swing|rope|climb\\w*|ladder|course|bridge|skills|access)",
  "(bridge|roof) (of the song|over|game|club|tournament|is closed|repairs?|leak\\w*|tiles?|bar|terrace|garden|party|job|loan|section|solo|to the chorus|the gap)",
  "(on|up on) the roof (with (some|a|my|the|our) (beers?|friends|coffee|wine|drinks?|tea|telescope|music)|watching|terrace|to (fix|clean|watch|see)|fixing|bar|doing)",
  "(shot|shots|jab|vaccine|injection) (for|at|of|in my arm)",
  "(pill|pills) (for the (dog|cat)|organi(s|z)er|popper|bug|to swallow)",
  "(client|patient|service user|resident|pupil|caller|participant)s? (disclosed|reported|reports|discloses|denied|denies|presented with|presenting with) ...(suicid\\w*( ideation)?|si|self harm|overdose|plan|intent)",
  "(dissertation|thesis|newsletter|newsletter piece|poster|slides?|guidance|assembly|column|paper|lecture|essay|training|module|course|workshop|chapter|policy|book|article|study|research|documentary|leaflet|talk|seminar|webinar|awareness|charity|campaign|walk|fundraiser|topic|refresher|session) ... (suicide|suicides|suicidal|self harm|overdoses?|dying|death)( (prevention|awareness|ideation|risk|rates))?",
  "suicide (prevention|awareness|rates?|statistics|hotline|watch|loss|bereavement|survivors?)",
  "(gp|doctor|nurse|counsell?or|occupational health|health visitor|intake (lady|worker)|therapist|questionnaire|form|they|midwife|psychiatrist|app|screening|she|he) (asked|asks|just asked|always asks) (me )?(if|whether|about) ...(ending my life|suicide|suicidal|dying|hurting myself|harming myself|self harm|kill myself|killing myself|thoughts of)(?!.{0,70}\\b(yes|lied|lie|nodded|truth|almost|nearly|wanted to say|didnt answer|nearly every|every day|some days|said no)\\b)",
  "(goodbye|farewell|last) letters? to (my )?(late|old|younger|past|former|dead|eating disorder|anorexia|addiction|cancer|depression|ed|house|body|ex|smoking|alcohol|drinking|cigarettes)",
  "(end of|climbing) (my|the|his|her|our) (rope|tether)",
  "(self harm|suicidal|suicide|harm|dying)( thoughts| ideation| urges| risk| feelings)?( :|:|,|-)? ?(none|no|nil|zero|0|not at all|never|denied|absent|na)(?!,? (suicid\\w*|thoughts?|plans?|self|urges?|intent|harm|voices|dying|attempts?))",
  "bury me (in|under) (this|that|these|a (pile|mountain)|blankets?|books|snacks|pasta)",
  "(took|take|taking|brought|sent) (all |the |both |all the |my |our )*(tablets?|phones?|laptops?|ipads?) (back|to (the shop|repair|school)|in for)",
  "(tickets|babysitter|costumes?|balloons|cake|dress|suit|speech|suitcase|bags?) ...(everything|all) (is )?(ready|set|packed|done|sorted)",
  "see you on the other side of (the|this|my)",
  "(used to|no longer) (starve|cut|hurt|burn|purge|hate) (myself|my \\w+)",
  "(clean|sober|free|recovered|years|abstinent) (from|of|off) (self harm|cutting|purging|bulimia|anorexia|restricting)",
  '(song|track|playlist|lyrics?|chorus) ..."[^"]*"',
  "(risk|intake|assessment|screening|consent|referral|incident) (form|template|questionnaire|sheet|policy) ...(self harm|suicide|means|dying|overdose)(, item \\w+ about means)?",
  "(thoughts? of |urges? to |any )*(self harm|suicide|suicidal( thoughts)?|hurting (yourself|myself)|ending (your|my) life|harming (yourself|myself)) ?\\?\\s*(no|none|nope|never|nil|not at all|zero)\\b",
  "(do|did) i (ever )?(want|think|wish|plan)[^.!?]{0,40}\\?\\s*(no|nope|never)\\b",
  "(shoot|kill|end) me if (i|this|that|it|we)",
  "goodbye (forever )?to (that|the|this) (ui|app|layout|website|tab|inbox|keyboard|phone)",
  "cant live without (this|my|the|a|these|that|it|coffee|tea|chocolate)(?! (him|her|them))",
  "(dads|mums|wifes|husbands|bosss?|sisters|brothers|teachers) (absolutely |actually |literally )?(going to|will) (kill|murder|end) me(?! if i (leave|tell|go|ever)| when he| tonight)",
  "(take|takes|taking|took) (my|his|her|your) life in(to)? (my|his|her|your) (own )?hands",
  "goodbye to (number|no|room|flat|house|desk) \\w+",
  "(jump|step|walk|dive) in front of (a|the) (bus|train|bullet) for (my|her|him|them|that|this|you)",
  "farewell,? (cruel world|my (waistline|savings|sleep))",
  "(tablets?|phones?|laptops?) to the (recycling|repair|tip|shop|school)",
  "(ended|ending|end) it (on (good|bad|friendly|amicable|decent) terms|amicably|over (text|coffee|dinner|the phone))",
  "last entry in (this|my|the) (notebook|journal|book|diary|volume)",
  "self destruct (timer|button|mode|sequence|message|feature)",
  "(zoom|call|meeting|email|emails|spreadsheet|teams|slack|printer|update|deadline|form|captcha|queue|password|ikea|tax|bill) ... (walk|walking|jump|throw myself|fling myself) (into|out|off) (of )?(the |a )?(sea|window|lake|sun|bin|ocean|bridge|roof)( lol| haha|,)?",
  "(do|done|doing|did|ride|run|watch|play|eat) it (all )?again( tomorrow| today| tonight| next)?(?! (the|my|and (die|bleed)))",
  "bitter pill|chill pill|red pill|poison pill",
  "(train|tracks|track) (on spotify|on repeat|from|of the album|tickets|set|for the|and field|is)",
  "(gun|guns) (show|n roses|control|it|metal|range|fire emoji|ge)",
  "starving(?! myself| again| until| feels| makes)",
  "(dying|die|died) (inside|on me|on us|hard|down|out|alone in (the )?game|again (on|in|to)|to the (boss|same)|in (game|the game|minecraft|elden|dark souls|the swamp|act|pvp|the pool))",
  "(anyway|whatever) im dead lol",
  "(hit|hits|hitting|punch\\w*|beat|beats|beating|kick\\w*|choke\\w*|slap\\w*) (me|us) (in|at|during|on) (sparring|jiu ?jitsu|bjj|judo|boxing|chess|scrabble|monopoly|mario|fifa|tennis|karate|practice|training|poker|cards|class|the ring|darts|pool|golf|uno|the final|the (second|first) half)",
  "it (hit|hits|struck|scares|kills|made) me",
  "(that|which|song|film|movie|book|news|grief|wave|reality|realisation|truth|smell|ball|branch|door) (really |just |always |finally )*(hit|hits|touched|beat|scared|killed|struck|hurt) me",
  "(voice|voices|voice note|voicemail|voice message|voice acting|voice over) (actor|actors|notes?|mail|message|lesson|lessons|is (hoarse|gone|sore|back)|crack\\w*|teacher|memo)",
  "(thank god|oh my god|omg|god knows|my god|god (that|this|i|it|what|bless|willing)|swear to god|for gods sake|good lord what)",
  "(fast|fasting) (for|during) (ramadan|lent|yom kippur|a blood test|my blood test|the blood|surgery|my (scan|surgery|procedure))|ramadan|intermittent fasting|yom kippur",
];

const MASKS = new AnchorIndex(
  HARMLESS.map((phrase, order) => ({
    order,
    phrase: withChoices(phrase, CHOICES),
    pattern: phrasePattern(phrase, CHOICES),
  })),
  ({ phrase }) => phrase,
);

/** Replaces harmless ways of speaking with `~`, so that no sign is read in them. */
export function maskHarmless(text: string): string {
  return text.length <= SHORT
    ? maskPart(text)
    : text.replace(/[^.!?\n;]+/g, (sentence) => maskPart(sentence));
}

const SHORT = 400;

function maskPart(text: string): string {
  const masks = [...MASKS.candidates(text)].sort((a, b) => a.order - b.order);
  return masks.reduce(
    (out, { pattern }) =>
      out.replace(pattern, (found, ...rest) => (isDeliberate(rest) ? found : "~")),
    text,
  );
}

/** Whether the words after a match say that it was no accident; `rest` is what `replace` hands over. */
function isDeliberate(rest: unknown[]): boolean {
  const at = rest.find((part) => typeof part === "number");
  const text = rest.at(-1);
  return (
    typeof at === "number" &&
    typeof text === "string" &&
    /\b(?:on purpose|deliberately)\b/.test(text.slice(at, at + 90))
  );
}
